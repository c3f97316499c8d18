import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { exportOrdersAsAdmin } from "./export-orders-as-admin.ts";
import { listOrdersAsAdmin } from "./list-orders-as-admin.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("the list's orders in its order, streamed as one file with safe cells", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const first = await sell(market, [{ priceCents: 1_000, quantity: 1 }]);
  await sell(market, [{ priceCents: 2_000, quantity: 1 }]);
  await market.infra.db
    .update(users)
    .set({ name: "=HYPERLINK(1)" })
    .where(eq(users.id, first.buyer.caller.userId));
  const { items } = await listOrdersAsAdmin(admin, { sort: "newest" });
  const csv = await new Response(await exportOrdersAsAdmin(admin, { sort: "newest" })).text();
  const [header, ...rows] = csv.replace("\uFEFF", "").trim().split("\r\n");
  expect(header).toContain("order,id,placed");
  expect(rows.map((row) => row.split(",")[1])).toEqual(items.map(({ id }) => id));
  expect(rows[1]).toContain("'=HYPERLINK(1)");
  expect(admin.responseHeaders.get("content-disposition")).toMatch(/filename="orders-.*\.csv"/);
});
