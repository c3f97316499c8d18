import type { TextKey } from "../pages/texts.ts";
import type { Submitted } from "./onboard-account.ts";
import { bankNumbers } from "./payouts.ts";

export const onboardingFields = ["businessType", "legalName", "activity", "bankNumber", "terms"] as const;
export type OnboardingField = (typeof onboardingFields)[number];

/** The hosted form as it was typed. */
export type OnboardingForm = Record<OnboardingField, string>;
export type OnboardingProblems = Partial<Record<OnboardingField, TextKey>>;

/** The fields of a posted form; what is missing or is a file counts as empty, and endless texts are cut. */
export function onboardingFormOf(body: Record<string, unknown>): OnboardingForm {
  const text = (field: OnboardingField) => {
    const value = body[field];
    return typeof value === "string" ? value.slice(0, 500) : "";
  };
  return Object.fromEntries(onboardingFields.map((field) => [field, text(field)])) as OnboardingForm;
}

/** Checks the form: either what was submitted, or what is wrong by field. */
export function readOnboardingForm(
  form: OnboardingForm,
): { submitted: Submitted } | { problems: OnboardingProblems } {
  const { businessType } = form;
  const legalName = form.legalName.trim();
  const description = form.activity.trim();
  const bankNumber = form.bankNumber.replace(/[\s-]/g, "");
  const problems: OnboardingProblems = {};
  if (businessType !== "individual" && businessType !== "company") problems.businessType = "typeMissing";
  if (legalName === "") problems.legalName = "legalNameMissing";
  if (description === "") problems.activity = "activityMissing";
  if (bankNumber === "") problems.bankNumber = "bankMissing";
  else if (!(bankNumbers as readonly string[]).includes(bankNumber)) problems.bankNumber = "bankInvalid";
  if (form.terms !== "yes") problems.terms = "termsMissing";
  if (Object.keys(problems).length > 0) return { problems };
  const type = businessType === "company" ? "company" : "individual";
  return { submitted: { businessType: type, legalName: legalName.slice(0, 200), description, bankNumber } };
}
