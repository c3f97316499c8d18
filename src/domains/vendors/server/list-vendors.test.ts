import { afterAll, beforeAll, expect, test } from "vitest";
import type { VendorsInput } from "#domains/vendors/admin-calls.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listVendors } from "./list-vendors.ts";

let market: TestMarket;
let list: (input: Partial<VendorsInput>) => ReturnType<typeof listVendors>;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const ctx = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  list = (input) => listVendors(ctx, { sort: "name", ...input });
});
afterAll(() => market.close());

const ago = (days: number) => new Date(market.clock.now().getTime() - days * 86_400_000);
const namesOf = async (input: Partial<VendorsInput>) =>
  (await list(input)).items.map(({ companyName }) => companyName);

test("each vendor is in one state; an ended one is no longer a suspended one", async () => {
  const now = market.clock.now();
  const suspension = { suspendedAt: now, openParcelsUntil: now };
  await addVendor(market.infra, { companyName: "State a", isApproved: false });
  await addVendor(market.infra, { companyName: "State b" });
  await addVendor(market.infra, {
    ...{ companyName: "State c", isApproved: false },
    ...{ rejectedAt: now, rejectionReason: "Please name the farm." },
  });
  await addVendor(market.infra, { companyName: "State d", ...suspension });
  await addVendor(market.infra, { companyName: "State e", ...suspension, terminatedAt: now });
  const search = "state";
  const all = (await list({ search })).items.map(({ state }) => state);
  expect(all).toEqual(["waiting", "approved", "rejected", "suspended", "ended"]);
  for (const state of ["waiting", "approved", "rejected", "suspended", "ended"] as const)
    expect((await list({ search, state })).items.map((one) => one.state)).toEqual([state]);
});

test("the search ignores accents, and filters narrow it", async () => {
  const base = { submittedAt: ago(40), country: "PA", planType: "basic" } as const;
  await addVendor(market.infra, { companyName: "Café Boquete", ...base });
  await addVendor(market.infra, { companyName: "Cafe Volcán", ...base, country: "CO" });
  expect(await namesOf({ search: "café" })).toEqual(["Café Boquete", "Cafe Volcán"]);
  expect(await namesOf({ search: "VOLCAN" })).toEqual(["Cafe Volcán"]);
  expect(await namesOf({ search: "cafe", country: "PA", plan: "basic" })).toEqual(["Café Boquete"]);
  expect(await namesOf({ search: "cafe", age: "month" })).toEqual([]);
  expect(await namesOf({ search: "cafe", age: "quarter" })).toHaveLength(2);
});

test.each(["newest", "oldest", "name"] as const)("by %s, pages show each vendor once", async (sort) => {
  const search = `page ${sort}`;
  const submittedAt = ago(3);
  for (let n = 0; n < 27; n++)
    await addVendor(market.infra, { companyName: `Page ${sort} ${n % 5}`, submittedAt });
  const first = await list({ search, sort });
  expect(first.items).toHaveLength(25);
  const second = await list({ search, sort, after: first.next! });
  expect(second.next).toBeNull();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27);
});
