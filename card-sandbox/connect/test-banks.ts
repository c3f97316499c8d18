/** The provider's published test bank account whose payouts come back. */
export const failingBankNumber = "000111111116";

/** The bank account numbers that the hosted form takes, in the order that it lists them. */
export const bankNumbers = ["000123456789", failingBankNumber] as const;
