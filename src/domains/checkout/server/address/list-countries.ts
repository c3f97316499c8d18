import en from "#i18n/countries/en.json" with { type: "json" };
import es from "#i18n/countries/es.json" with { type: "json" };
import pt from "#i18n/countries/pt.json" with { type: "json" };
import type { Language } from "#kernel/languages.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { type CountryRule, listCountryRules } from "./country-rules.ts";

type CountryView = Omit<CountryRule, "region"> & { name: string };

const names: Record<Language, Record<string, string>> = { en, es, pt };
const listed = new Map<Language, CountryView[]>();

/** Every country with what its addresses need, sorted by name in the language. For visitors. */
export async function listCountries(
  _ctx: Ctx,
  input: { language: Language },
): Promise<{ items: CountryView[] }> {
  const items = listed.get(input.language) ?? sortCountries(input.language);
  listed.set(input.language, items);
  return { items };
}

function sortCountries(language: Language): CountryView[] {
  const { compare } = new Intl.Collator(language);
  return listCountryRules()
    .map(({ code, postal, states }) => ({
      code,
      name: names[language][code]!,
      postal,
      states: states.toSorted((a, b) => compare(a.name, b.name)),
    }))
    .sort((a, b) => compare(a.name, b.name));
}
