import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authOf } from "#domains/auth/server/auth.ts";
import { sessions } from "#domains/auth/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { challengeFactor } from "./challenge-factor.ts";
import { enrollFactor } from "./enroll-factor.ts";
import { factorChallenges, factors } from "./tables.ts";
import { verifyFactor } from "./verify-factor.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  authOf(market.infra);
});
afterAll(() => market?.close());

/** A user with an app that waits for its first code, and the correct code of its challenge. */
async function startedApp() {
  const person = await addPerson(market.infra);
  const { id, token } = person.session;
  const expiresAt = new Date(market.clock.now().getTime() + 3_600_000);
  await market.infra.db.insert(sessions).values({ id, token, userId: person.userId, expiresAt });
  const ctx = contextFor(market.infra, person);
  const { id: factor_id, totp } = await enrollFactor(ctx, { friendly_name: "App", factor_type: "totp" });
  const { id: challenge_id } = await challengeFactor(ctx, { factor_id });
  const code = new TOTP({ secret: Secret.fromBase32(totp!.secret) }).generate({
    timestamp: market.clock.now().getTime(),
  });
  return { ctx, reply: { factor_id, challenge_id, code, transport: "cookie" as const } };
}

async function stateOf(
  { factor_id, challenge_id }: { factor_id: string; challenge_id: string },
  sessionId: string,
) {
  const { db } = market.infra;
  const [factor] = await db.select().from(factors).where(eq(factors.id, factor_id));
  const [challenge] = await db.select().from(factorChallenges).where(eq(factorChallenges.id, challenge_id));
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return {
    status: factor!.status,
    isCodeTaken: factor!.lastUsedStep > 0,
    attempts: challenge!.attempts,
    isClosed: challenge!.usedAt !== null,
    aal: session!.aal,
    token: session!.token,
  };
}

test("what fails at its end leaves the factor, its code and the session as they were; the try counts", async () => {
  const { ctx, reply } = await startedApp();
  const { id, token } = ctx.caller.session;
  const broken = { ...ctx, jobs: { ...ctx.jobs, enqueueAll: () => Promise.reject(new Error("no queue")) } };
  await expect(verifyFactor(broken, reply)).rejects.toThrow("no queue");
  expect(await stateOf(reply, id)).toEqual({
    status: "unverified",
    isCodeTaken: false,
    attempts: 1,
    isClosed: false,
    aal: "aal1",
    token,
  });
  expect(broken.responseHeaders.getSetCookie()).toEqual([]);
  await verifyFactor(ctx, reply);
  expect(await stateOf(reply, id)).toMatchObject({
    status: "verified",
    attempts: 2,
    isClosed: true,
    aal: "aal2",
  });
  expect(await market.infra.db.$count(emails, eq(emails.recipient, ctx.caller.email))).toBe(1);
});

test("a wrong code is counted, and nothing else is written", async () => {
  const { ctx, reply } = await startedApp();
  const { id, token } = ctx.caller.session;
  const wrong = reply.code === "000000" ? "000001" : "000000";
  await expect(verifyFactor(ctx, { ...reply, code: wrong })).rejects.toThrow("INVALID_CODE");
  expect(await stateOf(reply, id)).toMatchObject({
    status: "unverified",
    attempts: 1,
    isClosed: false,
    token,
  });
});

test("a session that was ended meanwhile does not rise", async () => {
  const { ctx, reply } = await startedApp();
  await market.infra.db.delete(sessions).where(eq(sessions.id, ctx.caller.session.id));
  await expect(verifyFactor(ctx, reply)).rejects.toThrow("SESSION_MISSING");
  const [factor] = await market.infra.db.select().from(factors).where(eq(factors.id, reply.factor_id));
  expect(factor).toMatchObject({ status: "unverified", lastUsedStep: 0 });
});
