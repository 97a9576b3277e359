cdef extern from *:
    """
    static inline int minchiate_count(long long m) {
        return __builtin_popcountll((unsigned long long) m);
    }
    static inline int minchiate_lowest(long long m) {
        return __builtin_ctzll((unsigned long long) m);
    }
    static inline int minchiate_highest(long long m) {
        return 63 - __builtin_clzll((unsigned long long) m);
    }
    static inline int minchiate_nth(long long m, int n) {
    #ifdef __BMI2__
        return __builtin_ctzll(__builtin_ia32_pdep_di(1ULL << n, (unsigned long long) m));
    #else
        while (n-- > 0) m &= m - 1;
        return __builtin_ctzll((unsigned long long) m);
    #endif
    }
    /* In which of the two masks it lies, no processor could foresee: so no branch. */
    static inline int minchiate_pick(unsigned int chance, long long suits, long long trumps) {
        int in_suits = __builtin_popcountll((unsigned long long) suits);
        int all = in_suits + __builtin_popcountll((unsigned long long) trumps);
        int number = (int) (chance % (unsigned int) all);
        int late = -(number >= in_suits);
        long long among = suits ^ ((suits ^ trumps) & (long long) late);
        return (56 & late) + minchiate_nth(among, number - (in_suits & late));
    }
    """
    cpdef int count "minchiate_count"(long long mask) noexcept
    cpdef int lowest "minchiate_lowest"(long long mask) noexcept
    cpdef int highest "minchiate_highest"(long long mask) noexcept
    cpdef int nth "minchiate_nth"(long long mask, int number) noexcept
    cpdef int pick "minchiate_pick"(unsigned int chance, long long suits,
        long long trumps) noexcept
