import { applicationBounds, isPhoneNumber, websiteOf } from "../application-rules.ts";
import { traderChecks } from "../trader-rules.ts";
import type { ApplicationField, ApplicationValues } from "./application-draft.ts";

type Check = (values: ApplicationValues) => boolean;

const within = (text: string, [least, most]: readonly [number, number]) => {
  const { length } = text.trim();
  return length >= least && length <= most;
};

/** The validity of each field, by the bounds that the server checks again (R40). */
const checks: Record<ApplicationField, Check> = {
  companyName: ({ companyName }) => within(companyName, applicationBounds.companyName),
  description: ({ description }) => within(description, applicationBounds.description),
  country: ({ country }) => country !== "",
  website: ({ website }) => website.trim() === "" || websiteOf(website) !== null,
  phoneNumber: ({ phoneNumber }) => isPhoneNumber(phoneNumber),
  businessType: ({ businessType }) => businessType !== "",
  certifications: () => true,
  ...traderChecks,
  agreesToTerms: ({ agreesToTerms }) => agreesToTerms,
};

export const isRight = (field: ApplicationField, values: ApplicationValues): boolean => checks[field](values);

/** The fields named by a server error. */
export function fieldsOfRefusal(error: unknown): ApplicationField[] {
  const { issues } = ((error as { data?: { issues?: unknown } } | null)?.data ?? {}) as { issues?: unknown };
  if (!Array.isArray(issues)) return [];
  const names = issues.map(({ path }: { path?: unknown }) => String(path).split(".")[0]!);
  return (Object.keys(checks) as ApplicationField[]).filter((field) => names.includes(field));
}
