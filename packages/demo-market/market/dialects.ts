import type { Language } from "./types.ts";

type Swap = readonly [from: string, to: string];

/** The shared vocabulary is written for most of Latin America and for Brazil; others say some words otherwise. */
const LATIN_AMERICA: readonly Swap[] = [["anacardo", "marañón"]];
const RIVER_PLATE: readonly Swap[] = [
  ...LATIN_AMERICA,
  ["fresa", "frutilla"],
  ["toronja", "pomelo"],
  ["en la nevera", "en la heladera"],
  ["piña", "ananá"],
];

const BY_COUNTRY: Record<string, readonly Swap[]> = {
  ES: [
    ["durazno", "melocotón"],
    ["maní", "cacahuete"],
    ["toronja", "pomelo"],
    ["damasco", "albaricoque"],
    ["jarabe de arce", "sirope de arce"],
    ["azúcar morena", "azúcar moreno"],
  ],
  MX: [
    ["maní", "cacahuate"],
    ["anacardo", "nuez de la India"],
    ["damasco", "chabacano"],
    ["panela", "piloncillo"],
    ["arándano", "mora azul"],
  ],
  AR: RIVER_PLATE,
  UY: RIVER_PLATE,
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
