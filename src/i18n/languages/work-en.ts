import decisions from "#domains/decisions/locales/en.json" with { type: "json" };
import table from "#ui/locales/table/en.json" with { type: "json" };

/** Texts that only vendors' and administrators' screens show. Loaded with them. */
export default { decisions, table };
