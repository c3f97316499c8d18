import { createPersistedStore } from "#client/persisted-store.ts";
import { type TraderValues, traderTexts } from "../trader-rules.ts";

export type ApplicationValues = TraderValues & {
  companyName: string;
  description: string;
  country: string;
  website: string;
  phoneNumber: string;
  businessType: string;
  certifications: string[];
  agreesToTerms: boolean;
};
export type ApplicationField = keyof ApplicationValues;

/** `of`: the submission being changed; empty for a first one. */
type Draft = { of: string; values: Partial<ApplicationValues> };

const texts = [
  "companyName",
  "description",
  "country",
  "website",
  "phoneNumber",
  "businessType",
  ...traderTexts,
] as const;
const boxes = ["agreesToTerms", "hasNoRegistrationNumber", "certifiesCompliance"] as const;

/** Unsubmitted values of an application, stored across sign-in and visits. */
export const applicationDraft = createPersistedStore<Draft | null>({
  key: "vendor-application",
  version: 1,
  initial: null,
  parse: parseDraft,
});

function parseDraft(stored: unknown): Draft | null {
  const { of, values } = (stored ?? {}) as { of?: unknown; values?: unknown };
  if (typeof of !== "string" || typeof values !== "object" || values === null) return null;
  const written = values as Record<string, unknown>;
  const kept: Partial<ApplicationValues> = {};
  for (const field of texts) if (typeof written[field] === "string") kept[field] = written[field];
  const { certifications } = written;
  if (Array.isArray(certifications))
    kept.certifications = certifications.filter((one) => typeof one === "string");
  for (const box of boxes) if (typeof written[box] === "boolean") kept[box] = written[box];
  return { of, values: kept };
}
