import reports from "#domains/moderation/locales/reports/en.json" with { type: "json" };

/** Texts about reporting something, which anybody can do. Loaded with what shows them. */
export default { reports };
