import { randomUUID } from "node:crypto";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries, auditReasons } from "#domains/audit/server/tables.ts";
import { authLimits } from "#domains/auth/limits.ts";
import { users } from "#domains/auth/server/tables.ts";
import { initialMenu } from "#domains/catalogue/categories.ts";
import { getCategoryMenu } from "#domains/catalogue/server/get-category-menu.ts";
import { checkoutLimits } from "#domains/checkout/limits.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { listDeliveryZones } from "#domains/checkout/server/list-delivery-zones.ts";
import { listTaxRates } from "#domains/checkout/server/list-tax-rates.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { forgetOldNotifications } from "#domains/notifications/server/forget-old-notifications.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { choices } from "#domains/settings/setting-choices.ts";
import {
  findSettingBounds,
  type SettingKey,
  settingKeys,
  settingTable,
} from "#domains/settings/setting-table.ts";
import { limitKeyOf } from "#kernel/rate-limit.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { changeSetting } from "./change-setting.ts";
import { getRetention } from "./get-retention.ts";
import { listLimits } from "./list-limits.ts";
import { listSettingChanges } from "./list-setting-changes.ts";
import { listSettings } from "./list-settings.ts";
import { readSettings, readSettingsAt } from "./read-settings.ts";
import { settingChanges } from "./tables.ts";
import { withdrawSettingChange } from "./withdraw-setting-change.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: Person;
let adminName: string;
let ctx: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market?.close());
beforeEach(async () => {
  // A new day, so that no test meets another one's plans.
  market.clock.advance(400 * day);
  admin = await addPerson(market.infra, { roles: ["admin"] });
  ctx = contextFor(market.infra, admin);
  const [user] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, admin.userId));
  adminName = user!.name;
});

const reason = "Carriers raised their prices";
const inDays = (days: number) =>
  new Date(market.clock.now().getTime() + days * day).toISOString().slice(0, 10);
const stateOf = async (key: SettingKey) => (await listSettings(ctx)).items.find((one) => one.key === key)!;
async function change(key: SettingKey, value: number, startsOn: string | null = null) {
  const seenId = (await stateOf(key)).holding?.id ?? null;
  await changeSetting(ctx, { key, value, startsOn, reason, seenId, requestId: randomUUID() });
}
/** Changes what nobody has set yet, of any table. */
const setFirst = (key: string, value: number, startsOn: string | null = null) =>
  changeSetting(ctx, { key, value, startsOn, reason, seenId: null, requestId: randomUUID() });

const now = async (key: SettingKey) => (await readSettings(ctx, [key]))[key];

test("what nobody has set is as it always was", async () => {
  const { items } = await listSettings(ctx);
  expect(items.map(({ key }) => key)).toEqual(settingKeys);
  for (const { key, value } of items) expect(value).toBe(settingTable[key].initial);
});

test("a change holds from its moment on: before, on and after it", async () => {
  const key = "payouts.smallestCents";
  await change(key, 2_000);
  await change(key, 3_000, inDays(2));
  expect(await now(key)).toBe(2_000);
  const start = Date.parse(`${inDays(2)}T00:00:00Z`);
  const at = async (time: number) => (await readSettingsAt(ctx.db, [key], new Date(time)))[key];
  expect([await at(start - 1), await at(start), await at(start + 400 * day)]).toEqual([2_000, 3_000, 3_000]);
  expect(await stateOf(key)).toMatchObject({
    value: 2_000,
    holding: { value: 2_000, author: adminName, reason },
    planned: [{ value: 3_000, validFrom: `${inDays(2)}T00:00:00.000Z` }],
  });
  market.clock.advance(2 * day);
  expect(await now(key)).toBe(3_000);
  expect(await stateOf(key)).toMatchObject({ value: 3_000, planned: [] });
});

test("a planned change can be withdrawn until it holds, and stays in the history", async () => {
  const key = "orders.lateGraceDays";
  await change(key, 9, inDays(1));
  const [planned] = (await stateOf(key)).planned;
  await withdrawSettingChange(ctx, { changeId: planned!.id });
  market.clock.advance(2 * day);
  expect(await now(key)).toBe(4);
  const { items } = await listSettingChanges(ctx, { key, page: 1 });
  expect(items).toMatchObject([{ value: 9, reason, author: adminName, withdrawnBy: adminName }]);
  await expect(withdrawSettingChange(ctx, { changeId: planned!.id })).rejects.toThrow("CONFLICT");
  await change(key, 5);
  const { holding } = await stateOf(key);
  await expect(withdrawSettingChange(ctx, { changeId: holding!.id })).rejects.toThrow("CONFLICT");
  await expect(withdrawSettingChange(ctx, { changeId: admin.userId })).rejects.toThrow("NOT_FOUND");
});

test("a change starts now or on a later day within a year", async () => {
  for (const startsOn of [inDays(-1), inDays(0), inDays(366)])
    await expect(change("orders.mostLines", 40, startsOn)).rejects.toThrow("BAD_REQUEST");
  await change("orders.mostLines", 40, inDays(364));
  await expect(change("orders.mostLines", 41, inDays(364))).rejects.toThrow("CONFLICT");
});

test("of two administrators who saw the same value, only one changes it", async () => {
  const key = "orders.mostUnits";
  const wanted = [70, 80].map((value) => ({
    key,
    value,
    startsOn: null,
    reason,
    seenId: null,
    requestId: randomUUID(),
  }));
  const ends = await Promise.allSettled(wanted.map((one) => changeSetting(ctx, one)));
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("each change stands in the audit log, with its author and reason", async () => {
  await change("vendors.longestAwayDays", 100, inDays(3));
  await withdrawSettingChange(ctx, { changeId: (await stateOf("vendors.longestAwayDays")).planned[0]!.id });
  const entries = await ctx.db
    .select({ ...getTableColumns(auditEntries), reason: auditReasons.reason })
    .from(auditEntries)
    .leftJoin(auditReasons, eq(auditReasons.position, auditEntries.position))
    .where(eq(auditEntries.actorId, admin.userId))
    .orderBy(auditEntries.position);
  expect(entries).toMatchObject([
    { action: "setting.change", subjectId: "vendors.longestAwayDays", after: { value: 100 }, reason },
    { action: "setting.withdraw", before: { value: 100 } },
  ]);
});

test("the database keeps every value: nothing is altered, removed or set for the past", async () => {
  await change("orders.quoteMinutes", 45);
  const { holding } = await stateOf("orders.quoteMinutes");
  const run = (statement: string) => market.infra.db.execute(sql.raw(statement));
  const that = `where id = '${holding!.id}'`;
  for (const statement of [
    `update setting_changes set value = 50 ${that}`,
    `update setting_changes set withdrawn_at = now() ${that}`,
    `delete from setting_changes ${that}`,
    "insert into setting_changes (key, value, valid_from, created_at) values ('x', 1, now() - interval '1 day', now())",
    "insert into setting_changes (key, value, valid_from, created_at) values ('x', 1, now() + interval '1 hour', now())",
  ])
    await expect(run(statement), statement).rejects.toThrow();
  // Who leaves is forgotten, and what was set stays.
  await market.infra.db
    .update(settingChanges)
    .set({ authorId: null })
    .where(eq(settingChanges.id, holding!.id));
  expect((await stateOf("orders.quoteMinutes")).holding).toMatchObject({ author: null, value: 45 });
});

test("a purchase goes by the settings of its quote, the next one by the new ones", async () => {
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id, { priceCents: 3_000 });
  const buyer = async () => contextFor(market.infra, await addPerson(market.infra));
  const lines = [{ productId, quantity: 2 }];
  const [first, second] = [await buyer(), await buyer()];
  const before = await createQuote(first, { lines, address });
  expect(before.shippingCents).toBe(0);
  market.clock.advance(1_000);
  await change("free_shipping.checkoutCents", 7_000);
  await change("free_shipping.productPageCents", 7_000);
  await startSession(first, { quoteId: before.id });
  const after = await createQuote(second, { lines, address });
  expect(after.shippingCents).toBeGreaterThan(0);
  await change("orders.mostUnits", 1);
  await expect(createQuote(second, { lines, address })).rejects.toThrow("ORDER_LIMIT");
});

test("a destination's tax is a setting, its state's before its country's", async () => {
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id, { priceCents: 1_000 });
  const buyer = contextFor(market.infra, await addPerson(market.infra));
  await changeSetting(ctx, {
    key: "orders.mostUnits",
    value: 99,
    startsOn: null,
    reason,
    seenId: (await stateOf("orders.mostUnits")).holding?.id ?? null,
    requestId: randomUUID(),
  });
  const taxOf = async () => {
    const place = { ...address, country: "US", state: "NY", postalCode: "10001" };
    return (await createQuote(buyer, { lines: [{ productId, quantity: 1 }], address: place })).taxCents;
  };
  const set = setFirst;
  await set("tax.US", 500);
  await set("tax.US-NY", 1_000);
  expect(await taxOf()).toBe(100);
  const { items } = await listTaxRates(ctx);
  expect(items.find(({ key }) => key === "tax.US-NY")).toMatchObject({
    ...{ country: "US", state: "NY", value: 1_000, holding: { reason } },
  });
  // The others are as they always were.
  expect(items.find(({ key }) => key === "tax.DE")).toMatchObject({ value: 1_900, holding: null });
});

test("a country that is moved to another region is priced by it, from its day on", async () => {
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id, { priceCents: 1_000 });
  const buyer = contextFor(market.infra, await addPerson(market.infra));
  const shippingTo = async (country: string) => {
    const place = { ...address, country, state: null, postalCode: null };
    return (await createQuote(buyer, { lines: [{ productId, quantity: 1 }], address: place })).shippingCents;
  };
  const far = await shippingTo("BO");
  await setFirst("zone.BZ", choices.region.indexOf("americas-north"), inDays(2));
  expect(await shippingTo("BZ")).toBe(far);
  market.clock.advance(2 * day);
  expect(await shippingTo("BZ")).toBeLessThan(far);
  expect(await shippingTo("BO")).toBe(far);
  const { items } = await listDeliveryZones(ctx);
  expect(items.find(({ country }) => country === "BZ")).toMatchObject({ holding: { reason } });
  expect(items.find(({ country }) => country === "BO")).toMatchObject({ holding: null });
});

test("a limit that is set is the one that counts, within its bounds", async () => {
  const key = limitKeyOf(checkoutLimits.session.name);
  const attempt = (who: string) => market.infra.limits.consume(checkoutLimits.session, who);
  const passed = async (who: string) => {
    for (let count = 0; count < 12; count++)
      if (
        await attempt(who)
          .then(() => false)
          .catch(() => true)
      )
        return count;
    return 12;
  };
  expect(await passed("first")).toBe(5);
  await setFirst(key, 8);
  expect([await passed("second"), await passed("first")]).toEqual([8, 2]);
  const { items } = await listLimits(ctx);
  expect(items.find((one) => one.key === key)).toMatchObject({ value: 8, seconds: 600, min: 2, max: 50 });
  // What keeps passwords from being guessed can't be raised far.
  expect(findSettingBounds(limitKeyOf(authLimits.signInAccount.name))).toEqual({ min: 2, max: 10 });
  expect(findSettingBounds("limits.nothing")).toBeUndefined();
});

test("what is stored goes after the days that are set, and the privacy policy says so", async () => {
  const { userId } = await addPerson(market.infra);
  await market.infra.db.insert(notifications).values({
    userId,
    kind: "order_shipped",
    onceKey: "one",
    groupKey: "one",
    params: {},
    createdAt: market.clock.now(),
  });
  const left = () => market.infra.db.$count(notifications, eq(notifications.userId, userId));
  market.clock.advance(40 * day);
  await forgetOldNotifications(market.infra);
  expect(await left()).toBe(1);
  await change("retention.notifications", 30);
  await forgetOldNotifications(market.infra);
  expect(await left()).toBe(0);
  expect(await getRetention(ctx)).toMatchObject({ notifications: 30, mails: 90 });
});

test("categories are offered where and in the order that is set", async () => {
  expect(await getCategoryMenu(ctx)).toEqual(initialMenu);
  const hidden = choices.placement.indexOf("hidden");
  await change("categories.ground-coffee.shownIn", hidden, inDays(1));
  await change("categories.equipment.place", 1);
  await change("categories.green-beans.place", 7);
  const before = await getCategoryMenu(ctx);
  expect(before.header).toEqual([
    ...["equipment", "roasted-coffee", "ground-coffee", "coffee-snacks", "green-beans"],
  ]);
  market.clock.advance(day);
  const { header, home, page } = await getCategoryMenu(ctx);
  for (const list of [header, home, page]) expect(list).not.toContain("ground-coffee");
  expect(page).toHaveLength(6);
});
