import type { CallerRule } from "#kernel/callers.ts";
import type { Doors, Person } from "#platform/rpc/context.ts";
import { addPerson, addVendor } from "../../support/market-people.ts";
import { openSession } from "./open-session.ts";

export const callerKinds = [
  "visitor",
  "buyer",
  "another buyer",
  "pending vendor",
  "vendor",
  "another vendor",
  "enterprise vendor",
  "admin without a second factor",
  "admin",
] as const;
export type CallerKind = (typeof callerKinds)[number];
export type SignedInKind = Exclude<CallerKind, "visitor">;
export const signedInKinds = callerKinds.filter((kind): kind is SignedInKind => kind !== "visitor");

const sellers = ["vendor", "another vendor", "enterprise vendor"] as const;

/** Whom each rule names: written out here once more, so that a slip in the server's own table shows. */
export const namedBy: Record<CallerRule, readonly CallerKind[]> = {
  visitor: callerKinds,
  session: signedInKinds,
  signedIn: signedInKinds,
  vendor: sellers,
  enterprise: ["enterprise vendor"],
  admin: ["admin"],
};

export type Callers = Record<SignedInKind, { person: Person; cookie: string }>;

/** One person of every kind, signed in. */
export async function addCallers(doors: Doors): Promise<Callers> {
  const people: Record<SignedInKind, Person> = {
    buyer: await addPerson(doors),
    "another buyer": await addPerson(doors),
    "pending vendor": await addVendor(doors, { isApproved: false }),
    vendor: await addVendor(doors),
    "another vendor": await addVendor(doors, { country: "CO" }),
    "enterprise vendor": await addVendor(doors, { planType: "enterprise" }),
    "admin without a second factor": await addAdmin(doors, "aal1"),
    admin: await addAdmin(doors, "aal2"),
  };
  const signedIn = await Promise.all(
    signedInKinds.map(async (kind) => {
      const person = people[kind];
      return [kind, { person, cookie: await openSession(doors, person.userId, person.session) }] as const;
    }),
  );
  return Object.fromEntries(signedIn) as Callers;
}

async function addAdmin(doors: Doors, aal: "aal1" | "aal2"): Promise<Person> {
  const person = await addPerson(doors, { roles: ["admin"] });
  return { ...person, session: { ...person.session, aal } };
}

/** With which code a rule refuses a kind of caller that it does not name. */
export function refusalFor(
  rule: CallerRule,
  kind: CallerKind,
): "UNAUTHORIZED" | "SESSION_MISSING" | "SECOND_FACTOR_REQUIRED" | "FORBIDDEN" {
  if (kind === "visitor") return rule === "session" ? "SESSION_MISSING" : "UNAUTHORIZED";
  if (rule === "admin" && kind === "admin without a second factor") return "SECOND_FACTOR_REQUIRED";
  return "FORBIDDEN";
}
