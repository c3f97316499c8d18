import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#platform/rpc/context.ts";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getProductLimit } from "./get-product-limit.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const limitOf = (owner: Person) => getProductLimit(contextFor(market.infra, owner));

test("active and waiting products take a place, others do not, nor do those of another vendor", async () => {
  const owner = await addVendor(market.infra, { planType: "freemium" });
  const other = await addVendor(market.infra);
  const add = (isActive: boolean, isApproved: boolean) =>
    addProduct(market.infra, owner.vendor.id, { isActive, isApproved });
  await addProduct(market.infra, other.vendor.id);
  await add(true, true);
  await add(false, true);
  expect(await limitOf(owner)).toEqual({
    planType: "freemium",
    maxProducts: 3,
    commissionBasisPoints: 1_200,
    productCount: 1,
    canAdd: true,
  });
  await add(true, false);
  expect(await limitOf(owner)).toMatchObject({ productCount: 2, canAdd: true });
  await add(false, false);
  expect(await limitOf(owner)).toMatchObject({ productCount: 3, canAdd: false });
});

test("-1 is unlimited", async () => {
  const owner = await addVendor(market.infra, { planType: "enterprise" });
  await addProduct(market.infra, owner.vendor.id);
  expect(await limitOf(owner)).toMatchObject({ maxProducts: -1, productCount: 1, canAdd: true });
});

test("a plan that is none allows nothing; professional is premium", async () => {
  const owner = await addVendor(market.infra);
  const on = (planType: string) => limitOf({ ...owner, vendor: { ...owner.vendor, planType } });
  expect(await on("golden")).toEqual({
    planType: null,
    maxProducts: 0,
    commissionBasisPoints: null,
    productCount: 0,
    canAdd: false,
  });
  expect(await on("professional")).toMatchObject({ planType: "premium", maxProducts: 100, canAdd: true });
});
