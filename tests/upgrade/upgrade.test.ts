import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { getOrder } from "#domains/orders/server/get-order.ts";
import { listOrders } from "#domains/orders/server/list-orders.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../support/market-people.ts";
import { openTestMarket } from "../support/open-test-market.ts";
import { sell } from "../support/sell.ts";
import { cookieOf, signIn, whoIs } from "../sweeps/support/auth-client.ts";
import { openShop } from "../sweeps/support/open-shop.ts";
import { loadRows, type Recording, replayStatements } from "./recording.ts";

const previous = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, "previous-release.json"), "utf8"),
) as Recording;
const migrations = path.resolve("migrations");

/** A database as the previous release has left it, after this one's migrations. */
async function upgrade(url: string): Promise<void> {
  const earlier = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-migrations-"));
  fs.cpSync(migrations, earlier, { recursive: true });
  const journal = JSON.parse(fs.readFileSync(path.join(migrations, "meta/_journal.json"), "utf8"));
  journal.entries.length = previous.migrations;
  fs.writeFileSync(path.join(earlier, "meta/_journal.json"), JSON.stringify(journal));
  await migrateDatabase(url, earlier);
  fs.rmSync(earlier, { recursive: true });
  await loadRows(url, previous);
  await migrateDatabase(url, migrations);
}

async function openUpgraded() {
  const market = await openTestMarket({ prepare: upgrade });
  onTestFinished(() => market.close());
  return market;
}

test("the previous release's database, upgraded, breaks no invariant; its people sign in, see their orders and buy", async () => {
  const market = await openUpgraded();
  const { infra } = market;
  const shop = await openShop(infra);
  onTestFinished(() => shop.close());
  expect(await findBroken(infra)).toEqual([]);
  expect(await whoIs(shop.url, cookieOf(await signIn(shop.url, previous.email)))).toBe(previous.email);
  const all = await infra.db.select().from(orders).innerJoin(users, eq(users.id, orders.userId));
  expect(all.length).toBeGreaterThan(1);
  for (const { orders: order, users: buyer } of all) {
    const person: Person = { ...(await addPerson(infra)), userId: buyer.id };
    const ctx = contextFor(infra, person);
    expect((await listOrders(ctx, { page: 1 })).items.map(({ id }) => id)).toEqual([order.id]);
    expect((await getOrder(ctx, { orderId: order.id })).parcels.length).toBeGreaterThan(0);
  }
  await sell(market, [{ priceCents: 1_500, quantity: 1 }]);
  expect(await findBroken(infra)).toEqual([]);
});

test("the previous release goes on working on the new schema: each of its statements finds what it found", async () => {
  const market = await openUpgraded();
  expect(await replayStatements(market.databaseUrl, previous)).toEqual([]);
  // What it pays for deliveries is by its own rules.
  const broken = (await findBroken(market.infra)).filter(({ invariant }) => invariant !== "subsidies");
  expect(broken).toEqual([]);
});

test("a schema that the previous release can't work on is noticed", async () => {
  const changes = [
    "alter table orders rename column language to tongue",
    "alter table order_items add column color text not null default ''; alter table order_items alter column color drop default",
    "alter table refunds drop column provider_refund_id",
  ];
  for (const change of changes) {
    const market = await openTestMarket({
      prepare: async (url) => {
        await upgrade(url);
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query(change);
        await client.end();
      },
    });
    expect(await replayStatements(market.databaseUrl, previous), change).not.toEqual([]);
    await market.close();
  }
});
