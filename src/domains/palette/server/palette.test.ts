import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#domains/orders/server/tables.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { findAnything } from "./find-anything.ts";
import { findInShop } from "./find-in-shop.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("an administrator finds orders, vendors, products and users, as the role allows; a vendor only its own", async () => {
  const { infra } = market;
  const { orderId, sellers, parcels } = await sell(market, [{ priceCents: 900, quantity: 1 }]);
  const { id: productId } = await addProduct(infra, sellers[0]!.caller.vendor!.id, { name: "Ñandú Geisha" });
  const user = await addPerson(infra, { name: "Zoë Nandusen" });
  const [order] = await infra.db.select().from(orders).where(eq(orders.id, orderId));
  const person = await addPerson(infra, { roles: ["admin"] });
  const as = (adminRole: AdminRole) => contextFor(infra, { ...person, adminRole });
  const idsFor = async (role: AdminRole, search: string) =>
    (await findAnything(as(role), { search })).items.map(({ kind, id }) => [kind, id]);
  expect(await idsFor("owner", `#${order!.number}`)).toEqual([["order", orderId]]);
  expect(await idsFor("moderator", `${order!.number}`)).toEqual([]);
  expect(await idsFor("owner", "nandu")).toEqual([
    ["product", productId],
    ["user", user.userId],
  ]);
  expect(await idsFor("finance", "nandu")).toEqual([["user", user.userId]]);
  expect(await idsFor("owner", "%")).toEqual([]);
  const { companyName, id: vendorId } = sellers[0]!.caller.vendor!;
  expect(await idsFor("owner", companyName.toUpperCase())).toContainEqual(["vendor", vendorId]);
  const inShop = async (seller: (typeof sellers)[number], search: string) =>
    (await findInShop(seller, { search })).items.map(({ id }) => id);
  expect(await inShop(sellers[0]!, "nandu")).toEqual([productId]);
  expect(await inShop(sellers[0]!, `${order!.number}`)).toEqual([parcels[0]!.id]);
  const stranger = contextFor(infra, await addVendor(infra));
  expect(await inShop(stranger, "nandu")).toEqual([]);
  expect(await inShop(stranger, `${order!.number}`)).toEqual([]);
});
