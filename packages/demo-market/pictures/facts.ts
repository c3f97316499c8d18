/** What a picture needs to know about a product. */
export interface PictureFacts {
  key: string;
  vendorName: string;
  name: string;
  category: string;
  kind: string;
  /** ISO 3166 alpha-2, or a name. */
  originCountry: string | null;
  roastLevel: string;
  process: string | null;
  tastingNotes: string[];
  weightGrams: number;
  language?: "en" | "es" | "pt";
  description?: string;
}

const processes: Record<string, [en: string, es: string, pt: string]> = {
  washed: ["Washed", "Lavado", "Lavado"],
  natural: ["Natural", "Natural", "Natural"],
  honey: ["Honey", "Honey", "Honey"],
  anaerobic: ["Anaerobic", "Anaeróbico", "Anaeróbico"],
  wet_hulled: ["Wet hulled", "Giling basah", "Giling basah"],
  carbonic_maceration: ["Carbonic", "Maceración carbónica", "Maceração carbônica"],
};

const roasts: Record<string, [en: string, es: string, pt: string]> = {
  light: ["Light roast", "Tueste claro", "Torra clara"],
  "medium-light": ["Medium-light roast", "Tueste medio claro", "Torra média clara"],
  medium: ["Medium roast", "Tueste medio", "Torra média"],
  "medium-dark": ["Medium-dark roast", "Tueste medio oscuro", "Torra média escura"],
  dark: ["Dark roast", "Tueste oscuro", "Torra escura"],
};

const words: Record<string, [en: string, es: string, pt: string]> = {
  "green-beans": ["Green coffee", "Café verde", "Café verde"],
  "roasted-coffee": ["Coffee beans", "Café en grano", "Café em grãos"],
  "ground-coffee": ["Ground coffee", "Café molido", "Café moído"],
  "coffee-snacks": ["With coffee", "Con café", "Com café"],
  "coffee-sweets": ["With coffee", "Con café", "Com café"],
  equipment: ["Coffee equipment", "Equipo de café", "Equipamento de café"],
  accessories: ["For coffee", "Para el café", "Para o café"],
};

const tongue = { en: 0, es: 1, pt: 2 } as const;

/** The words that stand on a label, in the vendor's language. */
export interface LabelWords {
  vendor: string;
  name: string;
  origin: string;
  sort: string;
  process: string;
  roast: string;
  weight: string;
}

function countryName(country: string, language: "en" | "es" | "pt" = "en"): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
}

export function labelWords(facts: PictureFacts): LabelWords {
  const language = facts.language ?? "en";
  const i = tongue[language];
  const grams = facts.weightGrams;
  return {
    vendor: facts.vendorName,
    name: facts.name,
    origin: facts.originCountry ? countryName(facts.originCountry, language) : "",
    sort: words[facts.category]?.[i] ?? words["roasted-coffee"]![i]!,
    process: facts.process ? (processes[facts.process]?.[i] ?? "") : "",
    roast: roasts[facts.roastLevel]?.[i] ?? "",
    weight: grams >= 1000 ? `${Number((grams / 1000).toFixed(1))} kg` : `${grams} g`,
  };
}
