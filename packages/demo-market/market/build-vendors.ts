import { after, DAY, daysBefore, monthsAfter, someTimeThatDay } from "./calendar.ts";
import { languageOf, PHONES } from "./countries.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { Random } from "./random.ts";
import type { VendorText } from "./read-vendors.ts";
import { traderFactsOf } from "./trader-facts.ts";
import type { SeedShipping, SeedVendor } from "./types.ts";

export function phoneNumberIn(country: string, random: Random): string {
  const [code, digits] = PHONES[country] ?? ["1", 10];
  let number = String(random.int(2, 9));
  while (number.length < digits) number += String(random.int(0, 9));
  return `+${code}${number}`;
}

/** Whole tens of cents, so that the rates look like somebody chose them. */
function rate(random: Random, low: number, high: number): number {
  return random.int(low / 10, high / 10) * 10;
}

export function shippingFor(random: Random): SeedShipping {
  return {
    domesticBaseCents: rate(random, 290, 590),
    domesticPerKgCents: rate(random, 60, 180),
    regionalBaseCents: rate(random, 690, 1190),
    regionalPerKgCents: rate(random, 220, 480),
    worldwideBaseCents: rate(random, 1190, 1890),
    worldwidePerKgCents: rate(random, 480, 880),
  };
}

/** Ascii letters of the first name, for an address that every mail system takes. */
function mailboxOf(ownerName: string): string {
  const first = ownerName.split(" ")[0] ?? "";
  const ascii = first
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();
  return ascii || "hello";
}

/** The freemium half year must still be running; paying vendors have been here for longer than the order book. */
function createdAt(text: VendorText, now: Date, random: Random): Date {
  const [least, most] = text.plan === "pending" ? [1, 6] : text.plan === "freemium" ? [18, 155] : [385, 1150];
  return someTimeThatDay(daysBefore(now, random.int(least, most)), random);
}

function planExpiresAt(text: VendorText, joined: Date, now: Date): Date | null {
  switch (text.plan) {
    case "pending":
      return null;
    case "freemium":
      return monthsAfter(joined, 6);
    case "enterprise":
      return after(now, 212);
    default: {
      const months = Math.ceil((now.getTime() - joined.getTime()) / (30.4 * DAY));
      const next = monthsAfter(joined, months);
      return next > now ? next : monthsAfter(joined, months + 1);
    }
  }
}

export function buildVendor(text: VendorText, now: Date): SeedVendor {
  const random = new Random(`vendor ${text.key}`);
  const joined = createdAt(text, now, random);
  const account = Object.values(demoAccounts).find((candidate) => candidate.vendorKey === text.key);
  return {
    key: text.key,
    companyName: text.companyName,
    businessType: text.businessType,
    country: text.country,
    city: text.city,
    region: text.region,
    description: text.story,
    language: languageOf(text.country),
    website: `https://${text.key}.example`,
    phoneNumber: phoneNumberIn(text.country, random),
    // Numbers of its own, so that what else is drawn stays as it was.
    ...traderFactsOf(text, languageOf(text.country), new Random(`trader ${text.key}`)),
    certifications: text.certifications,
    planType: text.plan === "pending" ? "freemium" : text.plan,
    isApproved: text.plan !== "pending",
    createdAt: joined,
    planExpiresAt: planExpiresAt(text, joined, now),
    ownerName: text.ownerName,
    ownerEmail: account?.email ?? `${mailboxOf(text.ownerName)}@${text.key}.example`,
    shipping: shippingFor(random),
  };
}
