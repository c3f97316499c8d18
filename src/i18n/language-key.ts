/** The name of both the storage entry and the cookie with the chosen language. */
export const languageKey = "i18nextLng";
export const languageCookieRules = `path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`;
