import type legal from "../locales/legal/en.json";

/** The four legal texts; in separate files, so that only their pages load them. */
export type LegalTexts = typeof legal;
export type LegalName = keyof LegalTexts;
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: string[];
  points: string[];
  /** The text after the points. */
  closing: string[];
};
export type LegalDocument = { title: string; lead: string; sections: LegalSection[] };

/** Rows of a table that stands in a section; the first cell of each names it. */
export type LegalTable = { head: string[]; rows: string[][] };

/** When each text last changed, in any language. A test knows the texts of these days: a change needs a new date. */
export const legalDates = {
  terms: "2026-11-27T00:00:00.000Z",
  privacy: "2026-11-27T00:00:00.000Z",
  vendorTerms: "2026-11-27T00:00:00.000Z",
  commissionPolicy: "2026-11-27T00:00:00.000Z",
} as const satisfies Record<LegalName, string>;
