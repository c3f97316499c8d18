const codes: unknown[] = ["OUT_OF_STOCK", "CART_CHANGED", "EMPTY_CART"];

/** Whether what the server refused has to be put right in the cart. */
export const isCartProblem = (code: unknown): boolean => codes.includes(code);
