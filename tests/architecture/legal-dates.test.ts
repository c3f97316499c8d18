import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { initialPlans } from "#domains/settings/initial-plans.ts";
import { legalDates } from "#domains/support/web/legal-document.ts";
import { retention } from "#kernel/retention.ts";
import { readWords } from "./words.ts";

/**
 * What was published on which day: the date and a hash of the three languages. Where a text changes, set today's date in
 * `legal-document.ts` and write the line that the failure shows.
 */
const published = {
  terms: "2026-11-27 7a01c440cf7ed2de",
  privacy: "2026-11-27 7b7aa966f032206b",
  vendorTerms: "2026-11-27 7ef17e4bbfbb245a",
  commissionPolicy: "2026-11-27 33ca889f57381764",
} as const;

const names = Object.keys(published) as (keyof typeof published)[];

function hashOf(name: string): string {
  const texts = ["en", "es", "pt"].map((language) =>
    [...readWords("legal", language)].filter(([key]) => key.startsWith(`${name}.`)),
  );
  const tables = ["en", "es", "pt"].map((one) => [...readWords("legalTables", one)]);
  // What the pages print beside their words.
  const printed = { terms: [], privacy: [retention, tables] }[name] ?? [initialPlans, tables];
  return createHash("sha256")
    .update(JSON.stringify([texts, printed]))
    .digest("hex")
    .slice(0, 16);
}

test.each(names)("the text of %s is the one of its date", (name) => {
  expect(`${legalDates[name].slice(0, 10)} ${hashOf(name)}`).toBe(published[name]);
});
