import { desc, eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkInvariants } from "#domains/checkout/server/check-invariants.ts";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { inTransaction, type Person } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listAuditDifferences } from "./audit-differences.ts";
import { eraseReasons } from "./erase-reasons.ts";
import { forgetAuditAddresses } from "./forget-audit-addresses.ts";
import { type AuditedAction, recordAction, recordActions } from "./record-action.ts";
import { auditAddresses, auditEntries, auditReasons } from "./tables.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: Person;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = await addPerson(market.infra, { roles: ["admin"] });
});
afterAll(() => market?.close());
beforeEach(() =>
  asSuperuser(
    "delete from audit_reasons",
    "delete from audit_addresses",
    "delete from audit_entries",
    "delete from audit_checks",
    resetHead,
  ),
);

const resetHead = "update audit_head set position = 0, hash = ''";

/** What someone with all rights on the database can do: change it with the triggers off. */
async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query("set session_replication_role = replica");
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const approval = (id: string): AuditedAction => ({
  action: "vendor.approve",
  subject: { kind: "vendor", id },
  before: { isApproved: false },
  after: { isApproved: true, planType: "freemium" },
  reason: "Complete papers",
});
const record = (id: string) =>
  inTransaction(contextFor(market.infra, admin), (tx) => recordAction(tx, approval(id)));
const listEntries = () => market.infra.db.select().from(auditEntries).orderBy(auditEntries.position);
const differences = () => listAuditDifferences(market.infra.db);

async function recordFive() {
  for (const id of ["a", "b", "c", "d", "e"]) await record(id);
  expect(await differences()).toEqual([]);
}

test("an entry says who did what to what, why, from where and in which request", async () => {
  await record("a");
  const [entry] = await listEntries();
  expect(entry).toMatchObject({
    position: 1,
    action: "vendor.approve",
    actorId: admin.userId,
    actorRoles: ["buyer", "admin"],
    subjectKind: "vendor",
    subjectId: "a",
    before: { isApproved: false },
    after: { isApproved: true, planType: "freemium" },
    createdAt: market.clock.now(),
  });
  expect(entry!.requestId).toMatch(/^[\da-f-]{36}$/);
  const [kept] = await market.infra.db.select().from(auditAddresses);
  expect(kept).toMatchObject({ position: 1, address: "203.0.113.7" });
  const [why] = await market.infra.db.select().from(auditReasons);
  expect(why).toMatchObject({ position: 1, reason: "Complete papers" });
});

test("what a job does is the platform's", async () => {
  await inTransaction(market.infra, (tx) => recordAction(tx, approval("a")));
  const [entry] = await listEntries();
  expect(entry).toMatchObject({ actorId: null, actorRoles: [], requestId: null, addressDigest: null });
  expect(await differences()).toEqual([]);
});

test("a failed transaction leaves no entry and no gap", async () => {
  await record("a");
  const failing = inTransaction(contextFor(market.infra, admin), async (tx) => {
    await recordAction(tx, approval("b"));
    throw new Error("afterwards");
  });
  await expect(failing).rejects.toThrow("afterwards");
  await record("c");
  expect((await listEntries()).map(({ position, subjectId }) => [position, subjectId])).toEqual([
    [1, "a"],
    [2, "c"],
  ]);
  expect(await differences()).toEqual([]);
});

test("many at once form one chain", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => record(String(index))));
  expect((await listEntries()).map(({ position }) => position)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  expect(await differences()).toEqual([]);
});

test("5,000 are one statement, in their order", async () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => String(index));
  const started = performance.now();
  await inTransaction(contextFor(market.infra, admin), (tx) => recordActions(tx, ids.map(approval)));
  expect(performance.now() - started).toBeLessThan(10_000);
  expect((await listEntries()).map(({ subjectId }) => subjectId)).toEqual(ids);
  expect(await differences()).toEqual([]);
});

test.each([
  "update audit_entries set reason_digest = 'Another' where position = 1",
  "delete from audit_entries",
  "truncate audit_entries cascade",
  "update audit_head set position = 0, hash = ''",
  "delete from audit_head",
  "insert into audit_head (is_only) values (true) on conflict do nothing",
])("refused, whoever writes it: %s", async (statement) => {
  await record("a");
  await expect(market.infra.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: "23514" },
  });
});

test("position and hash can't be chosen", async () => {
  await record("a");
  const chosen = {
    position: 99,
    hash: "0",
    subjectKind: "user",
    subjectId: "x",
    action: "user.change",
  } as const;
  await market.infra.db.insert(auditEntries).values({ ...chosen, createdAt: market.clock.now() });
  const [last] = await market.infra.db.select().from(auditEntries).orderBy(desc(auditEntries.position));
  expect(last!.position).toBe(2);
  expect(await differences()).toEqual([]);
});

test.each([
  "reason_digest = null",
  "actor_id = null",
  "after = '{\"isApproved\": true}'",
  "created_at = created_at - interval '1 microsecond'",
  "address_digest = null",
])("an altered entry is found: %s", async (change) => {
  await recordFive();
  await asSuperuser(`update audit_entries set ${change} where position = 3`);
  expect(await differences()).toContainEqual({
    position: 3,
    cause: "it or the entry before it was changed or put in",
  });
});

test("an altered entry is found even if its hash was computed anew", async () => {
  await recordFive();
  await asSuperuser(
    "update audit_entries set actor_id = null where position = 3",
    "update audit_entries e set hash = audit_hash(e, (select hash from audit_entries where position = 2)) where position = 3",
  );
  expect((await differences()).map(({ position }) => position)).toEqual([4]);
});

test.each([1, 3])("a removed entry is found: %i", async (position) => {
  await recordFive();
  await asSuperuser(`delete from audit_entries where position = ${position}`);
  expect(await differences()).toEqual([
    { position: position + 1, cause: "1 entries before it were removed" },
  ]);
});

test("the removed last entry is found", async () => {
  await recordFive();
  await asSuperuser("delete from audit_entries where position = 5");
  expect((await differences()).map(({ position }) => position)).toEqual([5]);
});

test("an entry put in is found, in the middle and at the end", async () => {
  await recordFive();
  const columns = "action, subject_kind, subject_id, created_at, hash";
  const values = "'user.change', 'user', 'x', now(), 'made up'";
  await asSuperuser(
    "update audit_entries set position = -position where position > 3",
    "update audit_entries set position = 1 - position where position < 0",
    `insert into audit_entries (position, ${columns}) values (4, ${values})`,
    "update audit_head set position = 6",
  );
  expect((await differences()).map(({ position }) => position)).toContain(4);
  await asSuperuser(
    "delete from audit_reasons",
    "delete from audit_addresses",
    "delete from audit_entries",
    resetHead,
  );
  await recordFive();
  await asSuperuser(`insert into audit_entries (position, ${columns}) values (6, ${values})`);
  expect((await differences()).map(({ position }) => position)).toContain(6);
});

test("an altered address is found; one deleted after its time is none", async () => {
  await record("a");
  market.clock.advance(181 * day);
  await record("b");
  await forgetAuditAddresses(market.infra);
  expect(await market.infra.db.select().from(auditAddresses)).toMatchObject([{ position: 2 }]);
  expect(await differences()).toEqual([]);
  await market.infra.db
    .update(auditAddresses)
    .set({ address: "198.51.100.1" })
    .where(eq(auditAddresses.position, 2));
  expect(await differences()).toEqual([{ position: 2, cause: "the address kept for it was changed" }]);
});

test("an altered reason is found; one deleted with an account is none", async () => {
  const person = await addPerson(market.infra);
  await inTransaction(contextFor(market.infra, admin), (tx) =>
    recordActions(tx, [approval("a"), { ...approval("b"), ownerId: person.userId, reason: "Ada asked" }]),
  );
  await eraseReasons(contextFor(market.infra, person));
  expect(await market.infra.db.select().from(auditReasons)).toMatchObject([{ position: 1 }]);
  expect(await differences()).toEqual([]);
  await market.infra.db.update(auditReasons).set({ reason: "Another" });
  expect(await differences()).toEqual([{ position: 1, cause: "the reason kept for it was changed" }]);
});

test("the check of what must always hold includes the log", async () => {
  await recordFive();
  await asSuperuser("delete from audit_entries where position = 2");
  expect(await findBroken(market.infra)).toEqual([
    { invariant: "audit", id: "entry 3", cause: "1 entries before it were removed" },
  ]);
});

test("the hourly check reads only what was added; the first one of a day reads all, and goes on finding an altered old entry", async () => {
  await recordFive();
  const hourLater = async () => {
    market.clock.advance(3_600_000);
    return (await checkInvariants(market.infra)).audit;
  };
  const atHour = (hour: number) => {
    const now = market.clock.now();
    market.clock.advance(new Date(now).setUTCHours(hour, 0, 0, 0) + day - now.getTime());
  };
  atHour(9);
  expect(await hourLater()).toBe(0);
  await record("a");
  expect(await hourLater()).toBe(0);
  // What was checked is not read again.
  await asSuperuser("update audit_entries set actor_id = null where position = 3");
  await record("b");
  expect(await hourLater()).toBe(0);
  expect(await findBroken(market.infra)).toMatchObject([{ invariant: "audit", id: "entry 3" }]);
  // What was added is.
  await record("c");
  await asSuperuser("update audit_entries set subject_id = 'x' where position = 8");
  expect(await hourLater()).toBe(1);
  expect(await hourLater()).toBe(1);
  atHour(0);
  expect(await hourLater()).toBeGreaterThan(1);
  expect(await hourLater()).toBeGreaterThan(1);
});

test("the entry up to which the log was checked, removed with all before it, is missed within the hour", async () => {
  await recordFive();
  market.clock.advance(2 * day);
  expect((await checkInvariants(market.infra)).audit).toBe(0);
  await record("a");
  await asSuperuser("delete from audit_reasons", "delete from audit_entries where position <= 5");
  expect((await checkInvariants(market.infra)).audit).toBeGreaterThan(0);
});
