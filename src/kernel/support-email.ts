/** Where people write to while not even the configured address could be loaded; SUPPORT_EMAIL's default. */
export const defaultSupportEmail = "support@cafeto.example";
