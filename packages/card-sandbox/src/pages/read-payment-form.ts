import { type CardFacts, readCard } from "../cards/read-card.ts";
import type { Payer } from "../payments/pay-session.ts";
import { isCountry, needsPostalCode } from "./countries.ts";
import type { TextKey } from "./texts.ts";

export const formFields = ["email", "number", "expiry", "cvc", "name", "country", "postalCode"] as const;
export type FormField = (typeof formFields)[number];

/** The page's form as it was typed. */
export type PaymentForm = Record<FormField, string>;

export const emptyForm: PaymentForm = {
  email: "",
  number: "",
  expiry: "",
  cvc: "",
  name: "",
  country: "",
  postalCode: "",
};

/** The fields of a posted form; what is missing or is a file counts as empty, and endless texts are cut. */
export function formOf(body: Record<string, unknown>): PaymentForm {
  const form = { ...emptyForm };
  for (const field of formFields) {
    const value = body[field];
    if (typeof value === "string") form[field] = value.slice(0, 500);
  }
  return form;
}

/** What is wrong, by field, as a text of the page. */
export type FormProblems = Partial<Record<FormField, TextKey>>;

/** Checks the hosted page's form (the test-only call fills the same one); either who pays and how, or the problems. */
export function readPaymentForm(
  form: PaymentForm,
  now: number,
): { card: CardFacts; payer: Payer } | { problems: FormProblems } {
  const problems: FormProblems = {};
  const read = readCard(form, now);
  if ("problems" in read) Object.assign(problems, read.problems);
  const email = form.email.trim();
  if (email === "") problems.email = "emailMissing";
  else if (email.length > 254 || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    problems.email = "emailInvalid";
  const name = form.name.trim();
  if (name === "") problems.name = "nameMissing";
  if (!isCountry(form.country)) problems.country = "countryMissing";
  const postalCode = form.postalCode.trim();
  if (postalCode === "" && needsPostalCode(form.country)) problems.postalCode = "postalMissing";
  else if (postalCode.length > 20) problems.postalCode = "postalInvalid";
  if ("problems" in read || Object.keys(problems).length > 0) return { problems };
  const payer = { email, name: name.slice(0, 200), country: form.country, postalCode: postalCode || null };
  return { card: read.card, payer };
}
