import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { exportVendor } from "#domains/vendors/server/export-vendor.ts";
import { traderChecks, traderInputOf } from "#domains/vendors/trader-rules.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { unscopedEraseVendor } from "./erase-vendor.ts";
import { getVendor } from "./get-vendor.ts";
import { vendors } from "./tables.ts";
import { updateTrader } from "./update-trader.ts";

let market: TestMarket;
let admin: Person;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = await addPerson(market.infra, { roles: ["admin"] });
});
afterAll(() => market.close());

const stated = {
  legalName: "La Loma Ltd",
  registeredAddress: "12 Mill Lane\nPortland, United States",
  registrationNumber: null,
  contactEmail: "hello@la-loma.example",
  certifiesCompliance: true,
} as const;
const addShop = async () => {
  const owner = await addVendor(market.infra);
  return { owner, vendorId: owner.vendor.id, ctx: contextFor(market.infra, owner) };
};
const entriesOf = (vendorId: string) =>
  market.infra.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, vendorId), eq(auditEntries.action, "vendor.change-trader")))
    .orderBy(auditEntries.position);
const noticesAbout = (vendorId: string) =>
  market.infra.db.$count(
    notifications,
    and(
      eq(notifications.userId, admin.userId),
      like(notifications.onceKey, "traderChanged:%"),
      eq(notifications.subjectId, vendorId),
    ),
  );

test("an older vendor states who sells; shoppers see it on its page and beside its products", async () => {
  const { ctx, vendorId } = await addShop();
  const { id: productId } = await addProduct(market.infra, vendorId);
  expect((await getVendor(ctx, { vendorId })).trader).toBeNull();
  expect((await getProduct(ctx, { productId })).vendor.trader).toBeNull();
  await updateTrader(ctx, stated);
  const { certifiesCompliance: _, ...shown } = stated;
  const trader = { ...shown, selfCertifiedAt: market.clock.now().toISOString() };
  expect((await getVendor(ctx, { vendorId })).trader).toEqual(trader);
  expect((await getProduct(ctx, { productId })).vendor.trader).toEqual(trader);
});

test("a change is recorded by the fields' names, and administrators hear of it; none is neither", async () => {
  const { ctx, vendorId } = await addShop();
  await updateTrader(ctx, stated);
  await updateTrader(ctx, { ...stated, contactEmail: "ada@la-loma.example", registrationNumber: "US-1234" });
  await updateTrader(ctx, { ...stated, contactEmail: "ada@la-loma.example", registrationNumber: "US-1234" });
  const entries = await entriesOf(vendorId);
  expect(entries.map(({ after }) => after)).toEqual([
    { isStated: true, changed: "legalName, registeredAddress, contactEmail" },
    { isStated: true, changed: "registrationNumber, contactEmail" },
  ]);
  // A name or an address never leaves an erasable place for the log.
  expect(JSON.stringify(entries)).not.toContain("la-loma");
  expect(await noticesAbout(vendorId)).toBe(2);
});

test("who sells is part of what its owner can take along, and goes with the account", async () => {
  const { ctx, owner, vendorId } = await addShop();
  await updateTrader(ctx, stated);
  expect(await exportVendor(ctx)).toMatchObject({
    legalName: "La Loma Ltd",
    contactEmail: stated.contactEmail,
  });
  await unscopedEraseVendor(market.infra.db, vendorId, { heirId: owner.userId, hasSold: true });
  const [row] = await market.infra.db.select().from(vendors).where(eq(vendors.id, vendorId));
  expect(row).toMatchObject({
    legalName: null,
    registeredAddress: null,
    contactEmail: null,
    selfCertifiedAt: null,
  });
});

test("the database has all of it or none", async () => {
  const { vendorId } = await addShop();
  const set = (values: object) => market.infra.db.update(vendors).set(values).where(eq(vendors.id, vendorId));
  await expect(set({ legalName: "La Loma Ltd" })).rejects.toThrow();
  await expect(set({ registrationNumber: "US-1234" })).rejects.toThrow();
});

test.each([
  ["", true, true],
  ["US-1234", false, true],
  ["", false, false],
  ["US-1234", true, false],
  ["US", false, false],
])("number '%s', none: %s", (registrationNumber, hasNoRegistrationNumber, isRight) => {
  const values = { ...stated, registrationNumber, hasNoRegistrationNumber };
  expect(traderChecks.registrationNumber(values)).toBe(isRight);
  if (isRight) expect(traderInputOf(values).registrationNumber).toBe(registrationNumber || null);
});
