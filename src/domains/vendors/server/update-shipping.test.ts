import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { personalData } from "#domains/privacy/personal-data.ts";
import { settingChanges } from "#domains/settings/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { acceptWaitingRates } from "./accept-waiting-rates.ts";
import { declineWaitingRates } from "./decline-waiting-rates.ts";
import { unscopedEraseVendor } from "./erase-vendor.ts";
import { exportVendor } from "./export-vendor.ts";
import { getShop } from "./get-shop.ts";
import { listWaitingRates } from "./list-waiting-rates.ts";
import { defaultShippingProfile, unscopedSellingTerms } from "./shipping-profile.ts";
import { shippingProfiles, waitingRates } from "./tables.ts";
import { updateShipping } from "./update-shipping.ts";

let market: TestMarket;
let admins: [Person, Person];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admins = [
    await addPerson(market.infra, { roles: ["admin"] }),
    await addPerson(market.infra, { roles: ["admin"] }),
  ];
});
afterAll(() => market?.close());

beforeEach(async () => {
  const { db } = market.infra;
  await db.delete(waitingRates);
  await db.delete(shippingProfiles);
  await addSellers();
});

/** Twenty vendors whose domestic base is $5.10 to $7.00: 95% of them charge at most $6.91 (rounded). */
async function addSellers(): Promise<void> {
  for (let n = 1; n <= 20; n++) {
    const { vendor } = await addVendor(market.infra);
    await market.infra.db
      .insert(shippingProfiles)
      .values({ vendorId: vendor.id, ...defaultShippingProfile, domesticBaseCents: 500 + n * 10 });
  }
}

const ctxOf = (which: 0 | 1) => contextFor(market.infra, admins[which]);
const addShop = async () => {
  const owner = await addVendor(market.infra);
  return { owner, ctx: contextFor(market.infra, owner), vendorId: owner.vendor.id };
};
const seenOf = async (vendorId: string) => {
  const { items } = await listWaitingRates(ctxOf(0));
  const { submittedAt } = items.find((item) => item.vendorId === vendorId)!;
  return { vendorId, submittedAt };
};
const chargedBy = async (vendorId: string) =>
  (await unscopedSellingTerms(market.infra.db, [vendorId])).get(vendorId)!.profile;
const mailsTo = async ({ email }: Person) =>
  market.infra.db.select().from(emails).where(eq(emails.recipient, email));
const wanted = { ...defaultShippingProfile, domesticBaseCents: 2_000 };
const reason = "Parcels of 250 g go for a third of that.";

test("a rate above the market's 95th percentile waits with the other five; the days count at once", async () => {
  const { ctx, vendorId } = await addShop();
  const shop = await updateShipping(ctx, { ...wanted, regionalBaseCents: 100, handlingDays: 9 });
  expect(shop.shipping).toMatchObject({ ...defaultShippingProfile, handlingDays: 9 });
  const { handlingDays: _, ...rates } = { ...wanted, regionalBaseCents: 100 };
  const submittedAt = market.clock.now().toISOString();
  expect(shop.waitingRates).toEqual({ ...rates, submittedAt });
  expect(await chargedBy(vendorId)).toMatchObject({ domesticBaseCents: 500, regionalBaseCents: 900 });
  expect(await listWaitingRates(ctxOf(0))).toMatchObject({
    items: [{ vendorId, submittedAt, present: { domesticBaseCents: 500 }, wanted: rates }],
    total: 1,
    market: { rates: { domesticPerKgCents: 150 }, shareBasisPoints: 9_500 },
  });
});

test("up to the percentile, or lowered from above it, rates count at once and end what waited", async () => {
  const { ctx, vendorId } = await addShop();
  expect((await updateShipping(ctx, { ...wanted, domesticBaseCents: 691 })).waitingRates).toBeNull();
  expect((await chargedBy(vendorId)).domesticBaseCents).toBe(691);
  await market.infra.db
    .update(shippingProfiles)
    .set({ domesticBaseCents: 9_000 })
    .where(eq(shippingProfiles.vendorId, vendorId));
  expect((await updateShipping(ctx, { ...wanted, domesticBaseCents: 9_500 })).waitingRates).not.toBeNull();
  const lowered = await updateShipping(ctx, { ...wanted, domesticBaseCents: 8_000 });
  expect(lowered).toMatchObject({ waitingRates: null, shipping: { domesticBaseCents: 8_000 } });
  expect((await listWaitingRates(ctxOf(0))).items).toEqual([]);
});

test("with fewer vendors than the setting says, nothing is checked; the share is a setting too", async () => {
  const { ctx } = await addShop();
  let changes = 0;
  const set = (key: string, value: number) => {
    changes += 1;
    const validFrom = new Date(changes);
    return market.infra.db.insert(settingChanges).values({ key, value, validFrom, createdAt: validFrom });
  };
  await set("delivery_rates.checkedFromVendors", 22);
  expect((await updateShipping(ctx, wanted)).waitingRates).toBeNull();
  await set("delivery_rates.checkedFromVendors", 20);
  // The median of 21 vendors, of which one charges $20, is $6.10.
  await set("delivery_rates.checkedAboveBasisPoints", 5_000);
  const other = await addShop();
  expect((await updateShipping(other.ctx, { ...wanted, domesticBaseCents: 610 })).waitingRates).toBeNull();
  expect(
    (await updateShipping(other.ctx, { ...wanted, domesticBaseCents: 611 })).waitingRates,
  ).not.toBeNull();
  // For the tests that follow.
  await set("delivery_rates.checkedAboveBasisPoints", 9_500);
});

test("accepted, they count from then on, and the vendor is told in its language", async () => {
  const { owner, ctx, vendorId } = await addShop();
  await market.infra.db.update(users).set({ language: "es" }).where(eq(users.id, owner.userId));
  await updateShipping(ctx, { ...wanted, handlingDays: 9 });
  await acceptWaitingRates(ctxOf(0), await seenOf(vendorId));
  expect(await getShop(ctx)).toMatchObject({
    waitingRates: null,
    shipping: { domesticBaseCents: 2_000, handlingDays: 9 },
  });
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
    "Ya se aplican tus nuevas tarifas de envío",
  ]);
});

test("declined, the present ones stay, and the vendor reads the reason", async () => {
  const { owner, ctx, vendorId } = await addShop();
  await updateShipping(ctx, wanted);
  await declineWaitingRates(ctxOf(0), { ...(await seenOf(vendorId)), reason });
  expect(await getShop(ctx)).toMatchObject({ waitingRates: null, shipping: { domesticBaseCents: 500 } });
  const [mail] = await mailsTo(owner);
  expect(mail!.text).toContain(reason);
});

test("of two administrators at once one decides, and one outcome is mailed", async () => {
  const { owner, ctx, vendorId } = await addShop();
  await updateShipping(ctx, wanted);
  const seen = await seenOf(vendorId);
  const tries = await Promise.allSettled([
    acceptWaitingRates(ctxOf(0), seen),
    declineWaitingRates(ctxOf(1), { ...seen, reason }),
  ]);
  const codes = tries.map((one) => (one.status === "rejected" ? one.reason.code : "decided"));
  expect(codes.sort()).toEqual(["NOT_FOUND", "decided"]);
  expect(await mailsTo(owner)).toHaveLength(1);
});

test("rates entered again keep their place; others refuse a decision on the earlier ones", async () => {
  const { ctx, vendorId } = await addShop();
  await updateShipping(ctx, wanted);
  const seen = await seenOf(vendorId);
  market.clock.advance(60_000);
  await updateShipping(ctx, { ...wanted, handlingDays: 5 });
  expect(await seenOf(vendorId)).toEqual(seen);
  await updateShipping(ctx, { ...wanted, domesticBaseCents: 3_000 });
  await expect(acceptWaitingRates(ctxOf(0), seen)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await chargedBy(vendorId)).domesticBaseCents).toBe(500);
});

test("waiting rates are in the export, and go with the shop", async () => {
  const { ctx, owner, vendorId } = await addShop();
  await updateShipping(ctx, wanted);
  const { submittedAt } = await seenOf(vendorId);
  const { waitingRates: exported } = personalData.shape.vendor.unwrap().parse(await exportVendor(ctx));
  expect(exported).toMatchObject({ rates: { domesticBaseCents: 2_000 }, submittedAt });
  await unscopedEraseVendor(market.infra.db, vendorId, { heirId: owner.userId, hasSold: false });
  expect(await market.infra.db.$count(waitingRates)).toBe(0);
});
