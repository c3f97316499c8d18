/** The name of both the browser-storage entry and the cookie by which the server knows the choice. */
export const languageKey = "i18nextLng";
export const languageCookieRules = `path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`;
