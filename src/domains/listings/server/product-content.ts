import { isDeepStrictEqual } from "node:util";
import type { RevisionContent, Translations } from "./tables.ts";

const contentColumns = [
  "name",
  "description",
  "language",
  "translations",
  "category",
  "originCountry",
  "region",
  "altitudeMeters",
  "variety",
  "process",
  "roastLevel",
  "tastingNotes",
  "weightGrams",
  "hsCode",
  "imageUrls",
] as const satisfies (keyof RevisionContent)[];

/** What a revision may change of a product, alone. One from before there were translations has none. */
export function contentOf(
  from: Omit<RevisionContent, "translations"> & Partial<RevisionContent>,
): RevisionContent {
  const content = Object.fromEntries(contentColumns.map((name) => [name, from[name]])) as RevisionContent;
  return { ...content, translations: from.translations ?? {} };
}

/** A product's translations where an edit says nothing of them; none into what is its own language now. */
export function remainingTranslations(known: Translations | undefined, language: string): Translations {
  return Object.fromEntries(Object.entries(known ?? {}).filter(([into]) => into !== language));
}

/** What is consistent only together: a category says whether an origin and a roast level are asked for. */
const together = [
  ["name", "description", "language", "translations"],
  ["category", "originCountry", "roastLevel"],
  ["region"],
  ["altitudeMeters"],
  ["variety"],
  ["process"],
  ["tastingNotes"],
  ["weightGrams"],
  ["hsCode"],
  ["imageUrls"],
] as const satisfies (readonly (keyof RevisionContent)[])[];

/** Of what an edit changed, that which still reads as the edit left it, with its value from before; null if nothing does. */
export function restoredOf(
  now: RevisionContent,
  edited: RevisionContent,
  before: RevisionContent,
): Partial<RevisionContent> | null {
  const isSame = (column: keyof RevisionContent, one: RevisionContent, other: RevisionContent) =>
    isDeepStrictEqual(one[column], other[column]);
  const columns = together
    .filter((group) => group.some((column) => !isSame(column, edited, before)))
    .filter((group) => group.every((column) => isSame(column, now, edited)))
    .flat();
  return columns.length > 0 ? Object.fromEntries(columns.map((column) => [column, before[column]])) : null;
}
