/** Where people write when nothing else helps. */
export const supportEmail = "support@cafeto.example";
