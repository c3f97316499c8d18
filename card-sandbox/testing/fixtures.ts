import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The provider's published example objects lie beside the repository, not in it.
const path = fileURLToPath(new URL("../../../shared/stripe/fixtures3.json", import.meta.url));

export const areThere = existsSync(path);
if (!areThere)
  console.warn(`SKIPPED: no fixtures at ${path}, so the stand-in's objects are not compared with them.`);

export type Fields = Record<string, unknown>;

const fixtures = areThere ? (JSON.parse(readFileSync(path, "utf8")).resources as Record<string, Fields>) : {};

// Newer than the fixtures, but in the SDK's types; and the optional ones that only some objects have.
const newer = [
  "account",
  "allowed_payment_method_types",
  "available_payout_methods",
  "current_trial",
  "default_for_currency",
  "account_type",
  "pause_schedules",
  "payment_record",
  "radar_options",
  "tax_details",
];

// In the fixtures, but gone from the SDK's types.
const older: Readonly<Record<string, string[]>> = { invoice: ["subscription"] };

/** The provider's example of a kind, without what its SDK no longer knows. */
export function fixtureOf(kind: string): Fields {
  const entries = Object.entries(fixtures[kind] ?? {}).filter(([name]) => !older[kind]?.includes(name));
  return Object.fromEntries(entries);
}

/** An object's fields, without those that are newer than the fixtures. */
export function namesOf(kind: string, own: Fields): string[] {
  const fixture = fixtureOf(kind);
  return Object.keys(own)
    .filter((name) => !(newer.includes(name) && !(name in fixture)))
    .sort();
}

/** Fields whose values are texts, numbers or flags on both sides, but not the same. */
export function differentTypes(kind: string, own: Fields): [string, unknown][] {
  return Object.entries(fixtureOf(kind)).filter(([name, value]) => {
    const mine = own[name];
    const areScalars = [value, mine].every((one) => one !== null && typeof one !== "object");
    return areScalars && typeof value !== typeof mine;
  });
}
