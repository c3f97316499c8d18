import type { Language } from "./types.ts";

type Swap = readonly [from: string, to: string];

/** The shared vocabulary is written for Spain and Brazil; neighbours across the sea say some words otherwise. */
const LATIN_AMERICA: readonly Swap[] = [
  ["melocotón", "durazno"],
  ["cacahuete", "maní"],
  ["nata", "crema"],
  ["anacardo", "marañón"],
  ["azúcar moreno", "azúcar morena"],
];

const BY_COUNTRY: Record<string, readonly Swap[]> = {
  ES: [],
  MX: [
    ["melocotón", "durazno"],
    ["cacahuete", "cacahuate"],
    ["nata", "crema"],
    ["anacardo", "nuez de la India"],
    ["pomelo", "toronja"],
    ["panela", "piloncillo"],
    ["arándano", "mora azul"],
  ],
  AR: [...LATIN_AMERICA, ["fresa", "frutilla"], ["en la nevera", "en la heladera"], ["piña", "ananá"]],
  UY: [...LATIN_AMERICA, ["fresa", "frutilla"], ["en la nevera", "en la heladera"], ["piña", "ananá"]],
  CL: [...LATIN_AMERICA, ["fresa", "frutilla"], ["en la nevera", "en el refrigerador"], ["cezve", "ibrik"]],
};

const EUROPEAN_PORTUGUESE: readonly Swap[] = [
  ["umidade", "humidade"],
  ["úmido", "húmido"],
  ["nitrogênio", "azoto"],
  ["carbônico", "carbónico"],
  ["dezesseis", "dezasseis"],
  ["de geladeira", "de frigorífico"],
  ["conte para a gente", "conte-nos"],
  ["fogo baixo", "lume brando"],
  ["esfria", "arrefece"],
  ["num blend", "num lote"],
  ["garrafa térmica", "garrafa-termo"],
  ["anotamos", "anotámos"],
  ["prensa francesa", "cafeteira de êmbolo"],
  ["chocolate amargo", "chocolate negro"],
  ["chocolate ao leite", "chocolate de leite"],
  ["açúcar mascavo", "açúcar mascavado"],
  ["fumaça", "fumo"],
  ["abacaxi", "ananás"],
  ["mamão", "papaia"],
  ["limão-siciliano", "limão"],
  ["biscoito", "bolacha"],
];

/** The same sentence as the vendor's own country would say it. */
export function inDialect(text: string, language: Language, country: string): string {
  if (language === "en") return text;
  const swaps =
    language === "pt"
      ? country === "BR"
        ? []
        : EUROPEAN_PORTUGUESE
      : (BY_COUNTRY[country] ?? LATIN_AMERICA);
  return swaps.reduce(
    (result, [from, to]) => result.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, "gu"), to),
    text,
  );
}
