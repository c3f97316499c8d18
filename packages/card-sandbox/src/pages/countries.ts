import type { Language } from "./texts.ts";

const codes = (
  "AD AE AF AG AI AL AM AO AQ AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA " +
  "CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE " +
  "GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IS IT JE JM JO JP KE KG KH KI " +
  "KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY " +
  "MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG " +
  "SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA " +
  "VC VE VG VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");

const known = new Set(codes);

export function isCountry(code: string): boolean {
  return known.has(code);
}

/** Countries whose banks check the postal code, so the page insists on one. */
export function needsPostalCode(code: string): boolean {
  return code === "US" || code === "CA" || code === "GB";
}

/** Every country with its name, in that language's order. */
export function listCountries(language: Language): readonly { code: string; name: string }[] {
  let countries = lists.get(language);
  if (!countries) {
    const names = new Intl.DisplayNames(language, { type: "region" });
    const { compare } = new Intl.Collator(language);
    countries = codes.map((code) => ({ code, name: names.of(code) ?? code }));
    countries.sort((one, other) => compare(one.name, other.name));
    lists.set(language, countries);
  }
  return countries;
}

const lists = new Map<Language, { code: string; name: string }[]>();
