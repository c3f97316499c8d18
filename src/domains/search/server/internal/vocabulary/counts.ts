import type { Words } from "./concept.ts";

const numbers: [en: string, es: string, pt: string][] = [
  ["two, pair, 2", "dos, par, dúo, 2", "dois, duas, par, 2"],
  ["three, 3", "tres, 3", "três, 3"],
  ["four, 4", "cuatro, 4", "quatro, 4"],
  ["five, 5", "cinco, 5", "cinco, 5"],
  ["six, 6, half dozen", "seis, 6, media docena", "seis, 6, meia dúzia"],
  ["seven, 7", "siete, 7", "sete, 7"],
  ["eight, 8", "ocho, 8", "oito, 8"],
  ["nine, 9", "nueve, 9", "nove, 9"],
  ["ten, 10", "diez, 10", "dez, 10"],
  ["eleven, 11", "once, 11", "onze, 11"],
  ["twelve, dozen, 12", "doce, docena, 12", "doze, dúzia, 12"],
];

/** How many there are of something, or for how many cups it is: `count-2` to `count-12`. */
export const counts: Words = Object.fromEntries(
  numbers.map(([en, es, pt], index) => [`count-${index + 2}`, { en, es, pt }]),
);
