cpdef int misdeal_points(int first, int further, int cap, int wrong) noexcept
cpdef int payees(int players, int pairs) noexcept
