/** List and skeleton share the grid, so nothing shifts on loading. */
export const wishlistColumns = "grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4";
