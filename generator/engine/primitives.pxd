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
    /* By two multiplications: by 2^32 / divisor, rounded up, whose low half is the fraction that is
       left over, then by the divisor. Exact for every number of 21 bits (Lemire, Kaser, Kurz:
       Faster Remainder by Direct Computation, 2019). */
    #define MINCHIATE_PART(d) (0xFFFFFFFFU / (d) + 1)
    #define MINCHIATE_PARTS(d) MINCHIATE_PART(d), MINCHIATE_PART(d + 1), MINCHIATE_PART(d + 2), \\
        MINCHIATE_PART(d + 3), MINCHIATE_PART(d + 4), MINCHIATE_PART(d + 5), \\
        MINCHIATE_PART(d + 6), MINCHIATE_PART(d + 7)
    static const unsigned int minchiate_parts[97 + 1] = {
        0, MINCHIATE_PARTS(1), MINCHIATE_PARTS(9), MINCHIATE_PARTS(17), MINCHIATE_PARTS(25),
        MINCHIATE_PARTS(33), MINCHIATE_PARTS(41), MINCHIATE_PARTS(49), MINCHIATE_PARTS(57),
        MINCHIATE_PARTS(65), MINCHIATE_PARTS(73), MINCHIATE_PARTS(81), MINCHIATE_PARTS(89),
        MINCHIATE_PART(97)
    };
    static inline unsigned int minchiate_remainder(unsigned int number, unsigned int divisor) {
        unsigned int left = minchiate_parts[divisor] * number;
        return (unsigned int) (((unsigned long long) left * divisor) >> 32);
    }
    static inline int minchiate_pick(unsigned int chance, long long suits, long long trumps) {
        int in_suits = __builtin_popcountll((unsigned long long) suits);
        int all = in_suits + __builtin_popcountll((unsigned long long) trumps);
        unsigned int number = chance % (unsigned int) all;
    #ifdef __BMI2__
        /* In which of the two masks it lies, no processor could foresee: so no branch. The card is
           looked for in both, and in one of them there is no bit left for it. */
        unsigned long long place = 1ULL << number;
        unsigned long long suit = __builtin_ia32_pdep_di(place, (unsigned long long) suits);
        unsigned long long trump = __builtin_ia32_pdep_di(
            place >> in_suits, (unsigned long long) trumps);
        return (-(suit == 0) & 56) + __builtin_ctzll(suit | trump);
    #else
        if (number < (unsigned int) in_suits) return minchiate_nth(suits, (int) number);
        return 56 + minchiate_nth(trumps, (int) number - in_suits);
    #endif
    }
    """
    cpdef int count "minchiate_count"(long long mask) noexcept
    cpdef int lowest "minchiate_lowest"(long long mask) noexcept
    cpdef int highest "minchiate_highest"(long long mask) noexcept
    cpdef int nth "minchiate_nth"(long long mask, int number) noexcept
    cpdef int pick "minchiate_pick"(unsigned int chance, long long suits,
        long long trumps) noexcept
    cpdef unsigned int remainder "minchiate_remainder"(unsigned int number,
        unsigned int divisor) noexcept
