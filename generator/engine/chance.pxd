cimport cython

from generator.engine.primitives cimport remainder
from generator.engine.table cimport Table

cdef unsigned long long ALL64, GOLDEN, LOW21, MIX_ONE, MIX_TWO, STEP, STREAM
cdef int FOR_SHUFFLE

cpdef unsigned long long draw(unsigned long long seed, unsigned long long what,
    unsigned long long place) noexcept
cpdef int below(unsigned long long seed, unsigned long long what, unsigned long long place,
    unsigned long long limit) noexcept
@cython.locals(place=cython.uint, other=cython.uint, held=cython.int)
cpdef void shuffle(Table table) noexcept
