import { type CardBehavior, getBehavior } from "./test-cards.ts";

export type Brand = "visa" | "mastercard" | "amex" | "unknown";

/** A card that passed the checks that need no bank. */
export interface CardFacts {
  /** Digits only; never stored. */
  number: string;
  brand: Brand;
  expiryMonth: number;
  expiryYear: number;
  behavior: CardBehavior;
}

export interface CardText {
  number: string;
  expiry: string;
  cvc: string;
}

type CardProblem =
  | "numberMissing"
  | "numberInvalid"
  | "expiryMissing"
  | "expiryInvalid"
  | "expiryPast"
  | "cvcMissing"
  | "cvcInvalid";

export type CardProblems = Partial<Record<keyof CardText, CardProblem>>;

/** Reads a card as it was typed (spaces and dashes allowed); either the card or what is wrong by field. */
export function readCard(text: CardText, now: number): { card: CardFacts } | { problems: CardProblems } {
  const number = text.number.replace(/[\s-]/g, "");
  const brand = brandOf(number);
  const expiry = readExpiry(text.expiry, now);
  const problems: CardProblems = {};
  const numberProblem = checkNumber(number);
  if (numberProblem) problems.number = numberProblem;
  if (typeof expiry === "string") problems.expiry = expiry;
  const cvcProblem = checkCvc(text.cvc.trim(), brand);
  if (cvcProblem) problems.cvc = cvcProblem;
  if (typeof expiry === "string" || numberProblem || cvcProblem) return { problems };
  const { month, year } = expiry;
  return { card: { number, brand, expiryMonth: month, expiryYear: year, behavior: getBehavior(number) } };
}

/** The Luhn check digit, which catches every single wrong digit. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function checkNumber(number: string): CardProblem | null {
  if (number === "") return "numberMissing";
  return /^\d{12,19}$/.test(number) && passesLuhn(number) ? null : "numberInvalid";
}

function checkCvc(cvc: string, brand: Brand): CardProblem | null {
  if (cvc === "") return "cvcMissing";
  const isRight = brand === "amex" ? /^\d{3,4}$/.test(cvc) : /^\d{3}$/.test(cvc);
  return isRight ? null : "cvcInvalid";
}

function readExpiry(text: string, now: number): { month: number; year: number } | CardProblem {
  if (text.trim() === "") return "expiryMissing";
  const parts =
    /^(\d{1,2})\s*[/\s.-]\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text.trim());
  if (!parts) return "expiryInvalid";
  const month = Number(parts[1]);
  const year = Number(parts[2]) % 100 === Number(parts[2]) ? 2000 + Number(parts[2]) : Number(parts[2]);
  const today = new Date(now);
  if (month < 1 || month > 12 || year > today.getUTCFullYear() + 50) return "expiryInvalid";
  // A card is good until the last day of its month.
  return Date.UTC(year, month, 1) <= now ? "expiryPast" : { month, year };
}

function brandOf(number: string): Brand {
  if (number.startsWith("4")) return "visa";
  if (/^3[47]/.test(number)) return "amex";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  return "unknown";
}

/** The name a person knows a brand by. */
export function brandName(brand: Brand): string {
  return { visa: "Visa", mastercard: "Mastercard", amex: "American Express", unknown: "" }[brand];
}
