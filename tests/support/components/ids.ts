/** An id that the contract accepts, the same for the same number. */
export const idOf = (number: number) => `0198c2a1-6f6e-7a31-8a52-${String(number).padStart(12, "0")}`;
