cdef extern from *:
    """
    static inline int minchiate_count(long long m) { return __builtin_popcountll((unsigned long long) m); }
    static inline int minchiate_lowest(long long m) { return __builtin_ctzll((unsigned long long) m); }
    static inline int minchiate_highest(long long m) { return 63 - __builtin_clzll((unsigned long long) m); }
    """
    cpdef int count "minchiate_count"(long long mask) noexcept
    cpdef int lowest "minchiate_lowest"(long long mask) noexcept
    cpdef int highest "minchiate_highest"(long long mask) noexcept
