import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getToken } from "#domains/identities/server/get-token.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { authOf } from "./auth.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { authAccounts, sessions } from "./tables.ts";
import { updateUser } from "./update-user.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  authOf(market.infra);
});
afterAll(() => market?.close());

/** A user without a password, signed in here and on another device. */
async function addSignedIn(): Promise<Person> {
  const person = await addPerson(market.infra);
  const expiresAt = new Date(market.clock.now().getTime() + 3_600_000);
  const here = { id: person.session.id, token: person.session.token };
  for (const session of [here, { token: crypto.randomUUID() }])
    await market.infra.db.insert(sessions).values({ ...session, userId: person.userId, expiresAt });
  await market.infra.db.delete(rateLimits);
  return person;
}

async function mailedCode(person: Person): Promise<string> {
  await reauthenticate(contextFor(market.infra, person));
  await market.runJobs();
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, person.email));
  return mails.map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find((code) => code !== undefined)!;
}

const sessionsOf = ({ userId }: Person) =>
  market.infra.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
const passwordOf = ({ userId }: Person) =>
  market.infra.db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential")));
const signIn = ({ email }: Person, password: string) =>
  getToken(contextFor(market.infra, { kind: "visitor" }), {
    grant_type: "password",
    email,
    password,
    transport: "bearer",
  });

test("a user without a password sets the first one with a mailed code; other devices are signed out", async () => {
  const person = await addSignedIn();
  const ctx = contextFor(market.infra, person);
  await expect(updateUser(ctx, { password: "kenya-double-a-1", current_password: "" })).rejects.toThrow(
    "INVALID_CREDENTIALS",
  );
  await expect(updateUser(ctx, { password: "kenya-double-a-1", nonce: "000000" })).rejects.toThrow(
    "INVALID_CODE",
  );
  expect(await passwordOf(person)).toEqual([]);
  await updateUser(ctx, { password: "kenya-double-a-1", nonce: await mailedCode(person) });
  expect(await sessionsOf(person)).toEqual([{ id: person.session.id }]);
  expect((await signIn(person, "kenya-double-a-1")).user.email).toBe(person.email);

  await updateUser(ctx, { password: "java-old-brown-7", current_password: "kenya-double-a-1" });
  expect(await passwordOf(person)).toHaveLength(1);
  await expect(signIn(person, "kenya-double-a-1")).rejects.toThrow("INVALID_CREDENTIALS");
  expect((await signIn(person, "java-old-brown-7")).user.email).toBe(person.email);
});

test("a change that fails at its end changes nothing: the password stays, and so do all sessions", async () => {
  const person = await addSignedIn();
  const code = await mailedCode(person);
  const broken = {
    ...contextFor(market.infra, person),
    jobs: { ...market.infra.jobs, enqueueAll: () => Promise.reject(new Error("no queue")) },
  };
  await expect(updateUser(broken, { password: "kenya-double-a-1", nonce: code })).rejects.toThrow("no queue");
  expect(await passwordOf(person)).toEqual([]);
  expect(await sessionsOf(person)).toHaveLength(2);
});

test("a new password is looked at only by who knows the current one, and a weak one does not use up a mailed code", async () => {
  const person = await addSignedIn();
  const ctx = contextFor(market.infra, person);
  const weak = { password: "password1" };
  await expect(updateUser(ctx, { ...weak, current_password: "wrong" })).rejects.toThrow(
    "INVALID_CREDENTIALS",
  );
  const nonce = await mailedCode(person);
  await expect(updateUser(ctx, { ...weak, nonce })).rejects.toThrow("WEAK_PASSWORD");
  await updateUser(ctx, { password: "java-old-brown-7", nonce });
  expect(await passwordOf(person)).toHaveLength(1);
  for (let attempt = 3; attempt < 10; attempt++)
    await expect(updateUser(ctx, { ...weak, current_password: "wrong" })).rejects.toThrow();
  await expect(updateUser(ctx, { password: "kenya-double-a-1", nonce: "000000" })).rejects.toThrow(
    "TOO_MANY_REQUESTS",
  );
});
