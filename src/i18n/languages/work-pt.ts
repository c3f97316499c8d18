import decisions from "#domains/decisions/locales/pt.json" with { type: "json" };
import table from "#ui/locales/table/pt.json" with { type: "json" };

/** Texts that only vendors' and administrators' screens show. Loaded with them. */
export default { decisions, table };
