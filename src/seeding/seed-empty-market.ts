import path from "node:path";
import { buildMarket } from "@cafeto/demo-market/build-market";
import { sql } from "drizzle-orm";
import { countCohorts } from "#domains/analytics/server/count-cohorts.ts";
import { recountDays } from "#domains/analytics/server/recount-days.ts";
import { users } from "#domains/auth/server/tables.ts";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { refreshWords } from "#domains/search/server/refresh-words.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { chargeOpenOrders, type PayPage } from "./rows/charge-open-orders.ts";
import { seedConversations } from "./rows/seed-conversations.ts";
import { seedOpinions } from "./rows/seed-opinions.ts";
import { seedOrders, soldQuantities } from "./rows/seed-orders.ts";
import { seedPayouts } from "./rows/seed-payouts.ts";
import { seedPeople } from "./rows/seed-people.ts";
import { seedPictures } from "./rows/seed-pictures.ts";
import { seedProblems } from "./rows/seed-problems.ts";
import { productId, seedProducts, seedSearches, seedVendors, seedViews } from "./rows/seed-shops.ts";
import { subscribeDemoVendor } from "./rows/subscribe-demo-vendor.ts";

const seedLock = 7_203_552;
const indexBatch = 500;

/** Fills an empty market with the demo's, all or nothing; only one of several processes does it. `pay` is set if the card provider is the sandbox. */
export async function seedEmptyMarket(infra: Infra, root: string, pay?: PayPage): Promise<void> {
  const [someone] = await infra.db.select({ id: users.id }).from(users).limit(1);
  if (someone) return;
  console.log("Preparing the demo market (once)…");
  const isSeeded = await inTransaction(infra, async (tx) => {
    // A slow machine makes pictures and search rows for longer than a request may take, and others wait for it here.
    for (const name of ["idle_in_transaction_session_timeout", "statement_timeout", "lock_timeout"])
      await tx.db.execute(sql.raw(`set local ${name} = 0`));
    await tx.db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [other] = await tx.db.select({ id: users.id }).from(users).limit(1);
    if (other) return false;
    const market = buildMarket({ now: tx.clock.now() });
    const pictures = await seedPictures(tx.storage, path.join(root, "packages/demo-market/pictures/files"));
    await seedPeople(tx.db, market, { now: tx.clock.now(), withAdmins: true });
    await seedVendors(tx.db, market.vendors, pictures);
    await seedProducts(tx.db, market.products, (product) => pictures.of(product.key), soldQuantities(market));
    await seedViews(tx.db, market.views);
    await seedSearches(tx.db, market);
    await seedOrders(tx.db, market, (key) => pictures.of(key)[0]);
    await seedProblems(tx.db, market);
    await seedPayouts(tx.db, tx.clock.now());
    await seedOpinions(tx.db, market);
    await seedConversations(tx.db, market);
    await indexAll(
      tx,
      market.products.map((product) => productId(product.key)),
    );
    return true;
  });
  // Another process did, and does the rest.
  if (!isSeeded) return;
  await refreshWords(infra);
  if (pay) {
    await chargeOpenOrders(infra, pay);
    await subscribeDemoVendor(infra, pay);
  }
  await infra.db.execute(sql`analyze`);
  await recountDays(infra);
  await countCohorts(infra);
}

export async function indexAll(infra: Infra, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += indexBatch)
    await indexProducts(infra, ids.slice(start, start + indexBatch));
}
