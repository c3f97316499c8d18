import { type AddressInput, addressInput } from "#domains/checkout/address-shapes.ts";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { type CountryRule, findCountryRule } from "./country-rules.ts";

type Field = keyof ShippingAddress;
type Message =
  | "required"
  | "too_short"
  | "too_long"
  | "invalid_phone"
  | "invalid_country"
  | "invalid_state"
  | "invalid_postal_code";
type Issues = Map<Field, Message>;

/**
 * The address as an order stores it: trimmed, the phone as 7-15 digits (a leading + stays), postal code in capitals,
 * the state as its code, and null for what the country does not have. INVALID_ADDRESS lists every invalid field at
 * once; each message is a key under `errors` of the checkout's locale.
 */
export function checkAddress(input: AddressInput): ShippingAddress {
  const address = tidy(input);
  const issues = boundIssues(address);
  const rule = findCountryRule(address.country);
  if (!rule) add(issues, "country", address.country === "" ? "required" : "invalid_country");
  if (!/^\+?\d{7,15}$/.test(address.phone))
    add(issues, "phone", address.phone === "" ? "required" : "invalid_phone");
  const postalCode = rule && checkPostalCode(rule, address.postalCode, issues);
  const state = rule && checkState(rule, address.state, issues);
  if (issues.size > 0)
    throw new AppError("INVALID_ADDRESS", {
      issues: [...issues].map(([path, message]) => ({ path, message })),
    });
  return { ...address, state, postalCode };
}

function tidy(input: AddressInput): ShippingAddress {
  return {
    fullName: oneLine(input.fullName),
    phone: dialled(input.phone),
    line1: oneLine(input.line1),
    line2: oneLine(input.line2) || null,
    city: oneLine(input.city),
    state: oneLine(input.state) || null,
    postalCode: plainWidth(input.postalCode).toUpperCase() || null,
    country: plainWidth(input.country).toUpperCase(),
  };
}

/** A line break would add a line to the label; the database rejects a NUL or a lone surrogate. */
function oneLine(text: string | null | undefined): string {
  return (text ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** East Asian keyboards type full-width digits, and pasted codes contain typographic hyphens. */
function plainWidth(text: string | null | undefined): string {
  return oneLine(text?.normalize("NFKC")).replace(/ ?[\u2010-\u2015\u2212-] ?/g, "-");
}

/** Only separators are dropped: letters stay, and make the number invalid. */
function dialled(text: string): string {
  return plainWidth(text)
    .replace(/[ ().\-/]/g, "")
    .replace(/^00/, "+");
}

/** The contract's bounds, checked again on the normalized text, which may be shorter. */
function boundIssues(address: ShippingAddress): Issues {
  const issues: Issues = new Map();
  for (const issue of addressInput.safeParse(address).error?.issues ?? []) {
    const field = issue.path[0] as Field;
    if (field === "country" || field === "phone") continue;
    const isShort = issue.code === "too_small";
    add(issues, field, !isShort ? "too_long" : address[field] ? "too_short" : "required");
  }
  return issues;
}

function checkPostalCode(rule: CountryRule, written: string | null, issues: Issues): string | null {
  if (!rule.postal) return null;
  if (!written) add(issues, "postalCode", "required");
  else if (!new RegExp(`^(?:${rule.postal.pattern})$`, "i").test(written))
    add(issues, "postalCode", "invalid_postal_code");
  return written;
}

/** Browsers autofill a state's name as readily as its code, so both are accepted. */
function checkState(rule: CountryRule, written: string | null, issues: Issues): string | null {
  if (rule.states.length === 0) return null;
  if (!written) {
    add(issues, "state", "required");
    return null;
  }
  const wanted = plainLetters(written);
  const state =
    rule.states.find(({ code }) => plainLetters(code) === wanted) ??
    rule.states.find(({ name }) => plainLetters(name) === wanted);
  if (!state) add(issues, "state", "invalid_state");
  return state?.code ?? null;
}

/** Without accents, spaces and punctuation: 'Bogota DC' equals 'Bogotá D.C.'. */
function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
}

/** A field shows one problem at a time: the first, which is its bound. */
function add(issues: Issues, field: Field, message: Message): void {
  if (!issues.has(field)) issues.set(field, message);
}
