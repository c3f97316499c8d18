import { slugOf } from "./build-products.ts";
import { phoneNumberIn } from "./build-vendors.ts";
import { BUYERS } from "./buyers.ts";
import { daysBefore, someTimeThatDay } from "./calendar.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { Random } from "./random.ts";
import type { Language, SeedAddress, SeedBuyer } from "./types.ts";

function optional(text: string | undefined): string | undefined {
  return text === "-" ? undefined : text;
}

function buildBuyer(line: string, now: Date): SeedBuyer {
  const parts = line.split(" | ");
  const [fullName = "", language, line1 = "", line2, city = "", state, postalCode, country = "", days] =
    parts;
  const key = slugOf(fullName);
  const random = new Random(`buyer ${key}`);
  const account = Object.values(demoAccounts).find((candidate) => candidate.buyerKey === key);
  const address: SeedAddress = { fullName, phone: phoneNumberIn(country, random), line1, city, country };
  if (optional(line2)) address.line2 = line2;
  if (optional(state)) address.state = state;
  if (optional(postalCode)) address.postalCode = postalCode;
  return {
    key,
    fullName,
    email: account?.email ?? `${key.replaceAll("-", ".")}@mail.example`,
    language: language as Language,
    country,
    address,
    createdAt: someTimeThatDay(daysBefore(now, Number(days)), random),
  };
}

/** The first one is the demo buyer. */
export function buildBuyers(now: Date): SeedBuyer[] {
  return BUYERS.trim()
    .split("\n")
    .map((line) => buildBuyer(line, now));
}
