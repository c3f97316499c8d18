import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { sessions } from "#domains/auth/server/tables.ts";
import { factorAttempts, factors } from "#domains/second-factor/server/tables.ts";
import type { CallerRule } from "#kernel/callers.ts";
import type { Caller, Infra, Person } from "#platform/rpc/context.ts";
import { addPerson, addVendor } from "../../support/market-people.ts";
import { cookieFor } from "./open-session.ts";

export const callerKinds = [
  "visitor",
  "half signed in",
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
export type SignedInKind = Exclude<CallerKind, "visitor" | "half signed in">;
export const signedInKinds = callerKinds.filter(
  (kind): kind is SignedInKind => kind !== "visitor" && kind !== "half signed in",
);

const sellers = ["vendor", "another vendor", "enterprise vendor"] as const;

/** The callers that each rule admits, repeated here, so that a mistake in the server's own table shows. */
export const namedBy: Record<CallerRule, readonly CallerKind[]> = {
  visitor: callerKinds,
  session: ["half signed in", ...signedInKinds],
  signedIn: signedInKinds,
  vendor: sellers,
  enterprise: ["enterprise vendor"],
  admin: ["admin"],
};

/** The code with which a rule refuses a kind of caller. */
export function refusalFor(rule: CallerRule, kind: CallerKind): { status: number; code: string } {
  if (kind === "visitor")
    return { status: 401, code: rule === "session" ? "SESSION_MISSING" : "UNAUTHORIZED" };
  const needsFactor =
    kind === "half signed in" || (rule === "admin" && kind === "admin without a second factor");
  return { status: 403, code: needsFactor ? "SECOND_FACTOR_REQUIRED" : "FORBIDDEN" };
}

/** The first kind of fully signed-in caller that a rule admits. */
export const firstNamedBy = (rule: CallerRule): SignedInKind =>
  signedInKinds.find((kind) => namedBy[rule].includes(kind))!;

export type Callers = Record<
  Exclude<CallerKind, "visitor">,
  { person: Person; caller: Caller; cookie: string }
>;

/** One user of every kind, signed in. */
export async function addCallers(infra: Infra): Promise<Callers> {
  const people: Record<Exclude<CallerKind, "visitor">, Person> = {
    "half signed in": await addPerson(infra),
    buyer: await addPerson(infra),
    "another buyer": await addPerson(infra),
    "pending vendor": await addVendor(infra, { isApproved: false }),
    vendor: await addVendor(infra),
    "another vendor": await addVendor(infra, { country: "CO" }),
    "enterprise vendor": await addVendor(infra, { planType: "enterprise" }),
    "admin without a second factor": await addAdmin(infra, "aal1"),
    admin: await addAdmin(infra, "aal2"),
  };
  await infra.db.insert(factors).values({
    userId: people["half signed in"].userId,
    friendlyName: "Phone",
    factorType: "phone",
    phone: "+12025550199",
    status: "verified",
  });
  const callers = Object.fromEntries(
    Object.entries(people).map(([kind, person]) => {
      const { userId, email, session } = person;
      const caller: Caller =
        kind === "half signed in" ? { kind: "halfSignedIn", userId, email, session } : person;
      return [kind, { person, caller, cookie: cookieFor(session.token, infra.config) }];
    }),
  ) as Callers;
  await keepSignedIn(infra, callers);
  return callers;
}

const hour = 3_600_000;

/** Restores the callers' sessions, whatever was done to them, and forgets wrong codes. */
export async function keepSignedIn({ db, clock }: Infra, callers: Callers): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + hour);
  const confirmedAt = clock.now();
  const rows = Object.values(callers).map(({ person: { userId, session } }) => ({
    id: session.id,
    userId,
    token: session.token,
    aal: session.aal,
    expiresAt,
    confirmedAt,
  }));
  await db.delete(factorAttempts);
  await db
    .insert(sessions)
    .values(rows)
    .onConflictDoUpdate({
      target: sessions.id,
      set: { token: sql`excluded.token`, aal: sql`excluded.aal`, expiresAt, confirmedAt },
    });
}

async function addAdmin(infra: Infra, aal: "aal1" | "aal2"): Promise<Person> {
  const person = await addPerson(infra, { roles: ["admin"] });
  return { ...person, session: { ...person.session, id: randomUUID(), aal } };
}
