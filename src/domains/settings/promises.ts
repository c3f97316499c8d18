/** From which total in cents two pages promise free delivery (R2), while nobody has set another. */
export const initialPromises = { productPageCents: 7_500, checkoutCents: 5_000 } as const;
