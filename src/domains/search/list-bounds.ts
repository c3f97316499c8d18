/** More products than these are not counted one by one, and the pages of a list end after them. */
export const mostCounted = 10_000;
