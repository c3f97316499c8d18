/** The support address. */
export const supportEmail = "support@cafeto.example";
