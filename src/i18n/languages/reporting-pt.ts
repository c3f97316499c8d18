import reports from "#domains/moderation/locales/reports/pt.json" with { type: "json" };

export default { reports };
