import type { RevisionContent } from "./tables.ts";

const contentColumns = [
  "name",
  "description",
  "language",
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

/** What a revision may change of a product, alone. */
export function contentOf(from: RevisionContent): RevisionContent {
  return Object.fromEntries(contentColumns.map((name) => [name, from[name]])) as RevisionContent;
}
