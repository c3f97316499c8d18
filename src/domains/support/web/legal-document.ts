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

/** When the drafts were last written. */
export const legalVersion = "2026-11-20T00:00:00.000Z";
