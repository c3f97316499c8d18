import decisions from "#domains/decisions/locales/es.json" with { type: "json" };
import table from "#ui/locales/table/es.json" with { type: "json" };

/** Texts that only vendors' and administrators' screens show. Loaded with them. */
export default { decisions, table };
