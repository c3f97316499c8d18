import path from "node:path";
import { sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { refreshWords } from "#domains/search/server/refresh-words.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { chargeOpenOrders, type PayPage } from "./database/charge-open-orders.ts";
import { seedOpinions } from "./database/seed-opinions.ts";
import { seedOrders, soldQuantities } from "./database/seed-orders.ts";
import { seedPayouts } from "./database/seed-payouts.ts";
import { seedPeople } from "./database/seed-people.ts";
import { seedPictures } from "./database/seed-pictures.ts";
import { productId, seedProducts, seedVendors, seedViews } from "./database/seed-shops.ts";
import { subscribeDemoVendor } from "./database/subscribe-demo-vendor.ts";
import { buildMarket } from "./market/build-market.ts";

const seedLock = 7_203_552;
const indexBatch = 500;

/** Fills a market without people with the demo's, whole or not at all; of several processes one does it. `pay` is there where the card provider is the stand-in. */
export async function seedEmptyMarket(doors: Doors, root: string, pay?: PayPage): Promise<void> {
  const [someone] = await doors.db.select({ id: users.id }).from(users).limit(1);
  if (someone) return;
  console.log("Preparing the demo market (once)…");
  await inTransaction(doors, async (tx) => {
    // A slow machine makes pictures and search rows for longer than a request may leave a transaction waiting.
    await tx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [other] = await tx.db.select({ id: users.id }).from(users).limit(1);
    if (other) return;
    const market = buildMarket({ now: tx.clock.now() });
    const pictures = await seedPictures(tx.storage, path.join(root, "seeds/pictures/files"));
    await seedPeople(tx.db, market, { now: tx.clock.now(), withAdmins: true });
    await seedVendors(tx.db, market.vendors, pictures);
    await seedProducts(tx.db, market.products, (product) => pictures.of(product.key), soldQuantities(market));
    await seedViews(tx.db, market.views);
    await seedOrders(tx.db, market, (key) => pictures.of(key)[0]);
    await seedPayouts(tx.db, tx.clock.now());
    await seedOpinions(tx.db, market);
    await indexAll(
      tx,
      market.products.map((product) => productId(product.key)),
    );
  });
  await refreshWords(doors);
  if (pay) {
    await chargeOpenOrders(doors, pay);
    await subscribeDemoVendor(doors, pay);
  }
  await doors.db.execute(sql`analyze`);
}

export async function indexAll(doors: Doors, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += indexBatch)
    await indexProducts(doors, ids.slice(start, start + indexBatch));
}
