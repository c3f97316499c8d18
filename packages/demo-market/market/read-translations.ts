import { andesSouthernCone as andesSouthernConeEn } from "./translations/en/andes-southern-cone.ts";
import { brazil as brazilEn } from "./translations/en/brazil.ts";
import { centralAmerica as centralAmericaEn } from "./translations/en/central-america.ts";
import { colombiaMexico as colombiaMexicoEn } from "./translations/en/colombia-mexico.ts";
import { portugalLusophone as portugalLusophoneEn } from "./translations/en/portugal-lusophone.ts";
import { spain as spainEn } from "./translations/en/spain.ts";
import { africa as africaEs } from "./translations/es/africa.ts";
import { asia as asiaEs } from "./translations/es/asia.ts";
import { brazil as brazilEs } from "./translations/es/brazil.ts";
import { britishIsles as britishIslesEs } from "./translations/es/british-isles.ts";
import { continentalEurope as continentalEuropeEs } from "./translations/es/continental-europe.ts";
import { middleEast as middleEastEs } from "./translations/es/middle-east.ts";
import { northAmericaCaribbean as northAmericaCaribbeanEs } from "./translations/es/north-america-caribbean.ts";
import { northernEurope as northernEuropeEs } from "./translations/es/northern-europe.ts";
import { oceania as oceaniaEs } from "./translations/es/oceania.ts";
import { portugalLusophone as portugalLusophoneEs } from "./translations/es/portugal-lusophone.ts";
import { africa as africaPt } from "./translations/pt/africa.ts";
import { andesSouthernCone as andesSouthernConePt } from "./translations/pt/andes-southern-cone.ts";
import { asia as asiaPt } from "./translations/pt/asia.ts";
import { britishIsles as britishIslesPt } from "./translations/pt/british-isles.ts";
import { centralAmerica as centralAmericaPt } from "./translations/pt/central-america.ts";
import { colombiaMexico as colombiaMexicoPt } from "./translations/pt/colombia-mexico.ts";
import { continentalEurope as continentalEuropePt } from "./translations/pt/continental-europe.ts";
import { middleEast as middleEastPt } from "./translations/pt/middle-east.ts";
import { northAmericaCaribbean as northAmericaCaribbeanPt } from "./translations/pt/north-america-caribbean.ts";
import { northernEurope as northernEuropePt } from "./translations/pt/northern-europe.ts";
import { oceania as oceaniaPt } from "./translations/pt/oceania.ts";
import { spain as spainPt } from "./translations/pt/spain.ts";
import type { Language } from "./types.ts";

/**
 * What the texts in `vendors/` are in the other two languages, one line a product:
 *
 *   its name | its name in that language, or = for the same | its words, or - where it has none
 */
const TRANSLATIONS: Record<Language, readonly string[]> = {
  en: [andesSouthernConeEn, brazilEn, centralAmericaEn, colombiaMexicoEn, portugalLusophoneEn, spainEn],
  es: [
    africaEs,
    asiaEs,
    brazilEs,
    britishIslesEs,
    continentalEuropeEs,
    middleEastEs,
    northAmericaCaribbeanEs,
    northernEuropeEs,
    oceaniaEs,
    portugalLusophoneEs,
  ],
  pt: [
    africaPt,
    andesSouthernConePt,
    asiaPt,
    britishIslesPt,
    centralAmericaPt,
    colombiaMexicoPt,
    continentalEuropePt,
    middleEastPt,
    northAmericaCaribbeanPt,
    northernEuropePt,
    oceaniaPt,
    spainPt,
  ],
};

interface Said {
  name: string;
  words: string | null;
}

function readLanguage(texts: readonly string[]): Map<string, Said> {
  const lines = texts.flatMap((text) => text.trim().split("\n"));
  return new Map(
    lines.map((line) => {
      const [original, name, words, ...more] = line.split(" | ");
      if (!original || !name || !words || more.length > 0) throw new Error(`expected 3 columns: ${line}`);
      return [original, { name: name === "=" ? original : name, words: words === "-" ? null : words }];
    }),
  );
}

/** By language, then by the product's name as it stands in `vendors/`. */
export function readTranslations(): Record<Language, Map<string, Said>> {
  const { en, es, pt } = TRANSLATIONS;
  return { en: readLanguage(en), es: readLanguage(es), pt: readLanguage(pt) };
}
