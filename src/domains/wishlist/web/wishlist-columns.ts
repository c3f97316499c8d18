/** The list and its skeleton stand in the same grid, so nothing moves when it comes. */
export const wishlistColumns = "grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4";
