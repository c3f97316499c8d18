import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { factors, sessions } from "#domains/auth/server/tables.ts";
import type { CallerRule } from "#kernel/callers.ts";
import type { Caller, Doors, Person } from "#platform/rpc/context.ts";
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

/** Whom each rule names: written out here once more, so that a slip in the server's own table shows. */
export const namedBy: Record<CallerRule, readonly CallerKind[]> = {
  visitor: callerKinds,
  session: ["half signed in", ...signedInKinds],
  signedIn: signedInKinds,
  vendor: sellers,
  enterprise: ["enterprise vendor"],
  admin: ["admin"],
};

/** With which code a rule refuses a kind of caller that it does not name. */
export function refusalFor(rule: CallerRule, kind: CallerKind): { status: number; code: string } {
  if (kind === "visitor")
    return { status: 401, code: rule === "session" ? "SESSION_MISSING" : "UNAUTHORIZED" };
  const needsFactor =
    kind === "half signed in" || (rule === "admin" && kind === "admin without a second factor");
  return { status: 403, code: needsFactor ? "SECOND_FACTOR_REQUIRED" : "FORBIDDEN" };
}

/** The first kind of whole person that a rule names. */
export const firstNamedBy = (rule: CallerRule): SignedInKind =>
  signedInKinds.find((kind) => namedBy[rule].includes(kind))!;

export type Callers = Record<
  Exclude<CallerKind, "visitor">,
  { person: Person; caller: Caller; cookie: string }
>;

/** One person of every kind, signed in. */
export async function addCallers(doors: Doors): Promise<Callers> {
  const people: Record<Exclude<CallerKind, "visitor">, Person> = {
    "half signed in": await addPerson(doors),
    buyer: await addPerson(doors),
    "another buyer": await addPerson(doors),
    "pending vendor": await addVendor(doors, { isApproved: false }),
    vendor: await addVendor(doors),
    "another vendor": await addVendor(doors, { country: "CO" }),
    "enterprise vendor": await addVendor(doors, { planType: "enterprise" }),
    "admin without a second factor": await addAdmin(doors, "aal1"),
    admin: await addAdmin(doors, "aal2"),
  };
  await doors.db.insert(factors).values({
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
      return [kind, { person, caller, cookie: cookieFor(session.token, doors.config) }];
    }),
  ) as Callers;
  await keepSignedIn(doors, callers);
  return callers;
}

const hour = 3_600_000;

/** Opens the callers' sessions again, whatever was done to them. */
export async function keepSignedIn({ db, clock }: Doors, callers: Callers): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + hour);
  const rows = Object.values(callers).map(({ person: { userId, session } }) => ({
    id: session.id,
    userId,
    token: session.token,
    aal: session.aal,
    expiresAt,
  }));
  await db
    .insert(sessions)
    .values(rows)
    .onConflictDoUpdate({
      target: sessions.id,
      set: { token: sql`excluded.token`, aal: sql`excluded.aal`, expiresAt },
    });
}

async function addAdmin(doors: Doors, aal: "aal1" | "aal2"): Promise<Person> {
  const person = await addPerson(doors, { roles: ["admin"] });
  return { ...person, session: { ...person.session, id: randomUUID(), aal } };
}
