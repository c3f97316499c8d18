import reports from "#domains/moderation/locales/reports/es.json" with { type: "json" };

export default { reports };
