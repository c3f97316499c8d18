import { afterAll, beforeAll, expect, test } from "vitest";
import { recordAction, recordActions } from "#domains/audit/server/record-action.ts";
import { forgetExpired } from "#domains/auth/server/forget-expired.ts";
import { signInWithPassword } from "#domains/auth/server/sign-in-with-password.ts";
import { failedSignIns, sessions, users } from "#domains/auth/server/tables.ts";
import { checkInvariants } from "#domains/checkout/server/check-invariants.ts";
import { apiKeys } from "#domains/integrations/server/tables.ts";
import { factorAttempts, factors } from "#domains/second-factor/server/tables.ts";
import { defineLimit } from "#kernel/rate-limit.ts";
import { inTransaction, type Person, type SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportAuditEntries } from "./export-audit-entries.ts";
import { getWatch } from "./get-watch.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: Person;
let ctx: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = await addPerson(market.infra, { roles: ["admin"], name: "Amara" });
  ctx = contextFor(market.infra, admin);
});
afterAll(() => market?.close());

test("the log is filtered by who, what, about what and when, and read 50 at a time", async () => {
  const other = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const owner = await addPerson(market.infra, { name: "Ada" });
  const ids = Array.from({ length: 60 }, (_, index) => `v${index}`);
  await inTransaction(ctx, (tx) =>
    recordActions(
      tx,
      ids.map((id) => ({ action: "vendor.approve", subject: { kind: "vendor", id }, ownerId: owner.userId })),
    ),
  );
  market.clock.advance(2 * day);
  const ban = { action: "user.change", subject: { kind: "user", id: owner.userId } } as const;
  const change = { before: { banned: false }, after: { banned: true }, reason: "=Fraud" };
  await inTransaction(other, (tx) => recordAction(tx, { ...ban, ownerId: owner.userId, ...change }));
  const first = await listAuditEntries(ctx, {});
  expect(first.items).toHaveLength(50);
  expect(first.items[0]).toMatchObject({
    ...{ action: "user.change", reason: "=Fraud", isReasonErased: false, address: "203.0.113.7" },
    ...{ owner: { name: "Ada" }, before: { banned: false }, after: { banned: true } },
  });
  const second = await listAuditEntries(ctx, { before: first.next! });
  expect([second.items.length, second.next]).toEqual([11, null]);
  const positions = [...first.items, ...second.items].map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 61 }, (_, index) => 61 - index));
  const found = async (filters: Parameters<typeof listAuditEntries>[1]) =>
    (await listAuditEntries(ctx, filters)).items.length;
  const today = market.clock.now().toISOString().slice(0, 10);
  expect(await found({ actorId: other.caller.userId })).toBe(1);
  expect(await found({ action: "user.change" })).toBe(1);
  expect(await found({ subjectKind: "vendor", subjectId: "v7" })).toBe(1);
  expect(await found({ from: today })).toBe(1);
  expect(await found({ until: "2020-01-01" })).toBe(0);
  const csv = await new Response(await exportAuditEntries(ctx, { action: "user.change" })).text();
  expect(csv.split("\r\n")[0]).toContain("position,time,action,actor");
  // Not a formula of a spreadsheet.
  expect(csv).toContain("'=Fraud");
});

test("it shows the chain, administrators, refused passwords, locked accounts, keys and limits", async () => {
  const { db, clock } = { ...market.infra, clock: market.clock };
  const later = new Date(clock.now().getTime() + day);
  const buyer = await addPerson(market.infra, { name: "Bea" });
  const locked = await addPerson(market.infra, { name: "Carl" });
  const vendor = await addVendor(market.infra);
  await db.insert(factors).values({
    ...{ userId: admin.userId, friendlyName: "Phone", factorType: "phone", phone: "+12025550199" },
    status: "verified",
  });
  await db.insert(sessions).values({ userId: admin.userId, token: "t", expiresAt: later, aal: "aal2" });
  await db.insert(factorAttempts).values({ userId: locked.userId, failed: 5, blockedUntil: later });
  await db.insert(users).values({ name: "Dora", email: "dora@people.example", bannedUntil: later });
  await db.insert(apiKeys).values({
    ...{
      vendorId: vendor.vendor.id,
      name: "Depot",
      start: "cafeto_ab",
      keyHash: "h",
      scopes: ["orders:read"],
    },
  });
  const visitor = contextFor(market.infra, { kind: "visitor" });
  for (const email of [buyer.email, buyer.email, "nobody@people.example"])
    await expect(
      signInWithPassword(visitor, { email, password: "not this one" } as never),
    ).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  const limit = defineLimit("of_this_test", 1, 864_000);
  for (let times = 0; times < 3; times++) await market.infra.limits.consume(limit, "who").catch(() => {});
  await checkInvariants(market.infra);

  const watch = await getWatch(ctx);
  expect(watch.chain).toMatchObject({ entries: 62, differences: 0, checkedAt: clock.now().toISOString() });
  expect(watch.administrators.find(({ isSelf }) => isSelf)).toMatchObject({
    name: "Amara",
    factors: [{ name: "Phone", type: "phone" }],
    sessions: [{ hasSecondFactor: true }],
    recoveryCodes: 0,
  });
  expect(watch.signIns.failed).toMatchObject([
    { userId: buyer.userId, name: "Bea", attempts: 2, addresses: 1, lastAddress: "203.0.113.7" },
    { userId: null, name: null, attempts: 1 },
  ]);
  expect(watch.signIns.locked).toMatchObject([
    { name: "Dora", why: "banned" },
    { name: "Carl", why: "wrongCodes", wrongCodes: 5 },
  ]);
  expect(watch.apiKeys).toMatchObject({ total: 1, items: [{ name: "Depot", start: "cafeto_ab" }] });
  expect(watch.limits).toContainEqual(
    expect.objectContaining({ limit: "of_this_test", who: "who", attempts: expect.any(Number) }),
  );
});

test("refused passwords are forgotten after 30 days", async () => {
  market.clock.advance(29 * day);
  await forgetExpired(market.infra);
  expect(await market.infra.db.$count(failedSignIns)).toBe(3);
  market.clock.advance(2 * day);
  await forgetExpired(market.infra);
  expect(await market.infra.db.$count(failedSignIns)).toBe(0);
});
