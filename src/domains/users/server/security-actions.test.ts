import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { sessions } from "#domains/auth/server/tables.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { factorAttempts } from "#domains/second-factor/server/tables.ts";
import { getWatch } from "#domains/security/server/get-watch.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { clearUserLimit } from "./clear-user-limit.ts";
import { endUserSession } from "./end-user-session.ts";
import { unlockUser } from "./unlock-user.ts";

let market: TestMarket;
let owner: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  owner = await admin("owner");
});
afterAll(() => market?.close());

const admin = async (adminRole: AdminRole) =>
  contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], adminRole }));
const reason = "They called us; the clock of their phone was wrong";
const mailsTo = (email: string) =>
  market.infra.db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.createdAt);
const lastEntry = async () =>
  (await market.infra.db.select().from(auditEntries).orderBy(desc(auditEntries.position)).limit(1))[0]!;
const countEntries = () => market.infra.db.$count(auditEntries);
const soon = () => new Date(market.infra.clock.now().getTime() + 60_000);

async function openSession({ userId }: Person): Promise<string> {
  const [row] = await market.infra.db
    .insert(sessions)
    .values({ userId, token: randomUUID(), expiresAt: soon() })
    .returning();
  return row!.id;
}

test("a pause after wrong codes ends once, with its count, and the person reads why in their language", async () => {
  const { db } = market.infra;
  const person = await addPerson(market.infra, { language: "pt" });
  const { userId } = person;
  await db.insert(factorAttempts).values({ userId, failed: 6, blockedUntil: soon() });
  const both = await Promise.allSettled([1, 2].map(() => unlockUser(owner, { userId, reason })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find((one) => one.status === "rejected")!.reason).toMatchObject({ code: "CONFLICT" });
  expect(await db.$count(factorAttempts, eq(factorAttempts.userId, userId))).toBe(0);
  expect(await mailsTo(person.email)).toMatchObject([
    { language: "pt", subject: "Você já pode digitar seu código de novo" },
  ]);
  expect(await lastEntry()).toMatchObject({ action: "user.unlock", subjectId: userId, ownerId: userId });
});

test("wrong codes without a pause stay counted, and a person without any is no one to unlock", async () => {
  const { db } = market.infra;
  const { userId } = await addPerson(market.infra);
  await expect(unlockUser(owner, { userId, reason })).rejects.toMatchObject({ code: "CONFLICT" });
  await db.insert(factorAttempts).values({ userId, failed: 3 });
  await expect(unlockUser(owner, { userId, reason })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await db.select().from(factorAttempts).where(eq(factorAttempts.userId, userId))).toMatchObject([
    { failed: 3 },
  ]);
});

test("one session ends and the others stay; who was signed out reads why", async () => {
  const person = await addPerson(market.infra, { language: "es" });
  const [sessionId, other] = [await openSession(person), await openSession(person)];
  await endUserSession(owner, { sessionId, reason });
  await expect(endUserSession(owner, { sessionId, reason })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const left = await market.infra.db.select().from(sessions).where(eq(sessions.userId, person.userId));
  expect(left.map(({ id }) => id)).toEqual([other]);
  expect(await mailsTo(person.email)).toMatchObject([
    { subject: "Se cerró tu sesión de Cafeto en un dispositivo", text: expect.stringContaining(reason) },
  ]);
  expect(await lastEntry()).toMatchObject({ action: "user.end-session", ownerId: person.userId });
});

test("a limit is lifted for the one it counts, no other count changes, and an address is not written down", async () => {
  const { db, limits } = market.infra;
  const person = await addPerson(market.infra);
  const neighbor = await addPerson(market.infra);
  const use = (who: string) => limits.consume(messagingLimits.message, who);
  for (const { userId } of [person, neighbor])
    for (let times = 0; times < messagingLimits.message.points; times++) await use(userId);
  const who = person.userId;
  const refused = { code: "TOO_MANY_REQUESTS" };
  await expect(use(who)).rejects.toMatchObject(refused);
  const { limits: reached } = await getWatch(owner);
  expect(reached).toMatchObject([{ limit: "message", who }]);
  await clearUserLimit(owner, { limit: "message", who, reason });
  await use(who);
  await expect(use(neighbor.userId)).rejects.toMatchObject(refused);
  expect(await mailsTo(person.email)).toMatchObject([{ subject: "You don’t need to wait any longer" }]);
  expect(await lastEntry()).toMatchObject({ action: "limit.clear", subjectId: "message", ownerId: who });
  const address = "198.51.100.77";
  await db
    .insert(rateLimits)
    .values({ key: `sign_in_address:${address}`, points: 99, expire: Date.now() + 1e6 });
  await clearUserLimit(owner, { limit: "sign_in_address", who: address, reason });
  expect(JSON.stringify(await lastEntry())).not.toContain(address);
  await expect(
    clearUserLimit(owner, { limit: "sign_in_address", who: address, reason }),
  ).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("nobody does this for themselves, nor another administrator's without the permission; nothing is recorded", async () => {
  const support = await admin("support");
  const finance = await admin("finance");
  const before = await countEntries();
  for (const { caller } of [support, finance]) {
    const { userId } = caller;
    const blockedUntil = soon();
    await market.infra.db.insert(factorAttempts).values({ userId, failed: 5, blockedUntil });
    const sessionId = await openSession(caller);
    const key = `message:${userId}`;
    await market.infra.db.insert(rateLimits).values({ key, points: 21, expire: blockedUntil.getTime() });
    for (const refused of [
      () => unlockUser(support, { userId, reason }),
      () => endUserSession(support, { sessionId, reason }),
      () => clearUserLimit(support, { limit: "message", who: userId, reason }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await market.infra.db.$count(rateLimits, eq(rateLimits.key, key))).toBe(1);
  }
  expect(await countEntries()).toBe(before);
  await unlockUser(owner, { userId: finance.caller.userId, reason });
});
