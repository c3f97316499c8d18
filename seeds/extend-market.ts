import { eq, inArray } from "drizzle-orm";
import { products } from "#domains/catalogue/server/tables.ts";
import { refreshWords } from "#domains/search/server/refresh-words.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { seedId } from "./database/seed-id.ts";
import { seedPeople } from "./database/seed-people.ts";
import { productId, seedProducts, seedVendors } from "./database/seed-shops.ts";
import { buildMarket } from "./market/build-market.ts";
import { extendProducts, extendVendors } from "./market/extend-market.ts";
import type { SeedProduct, SeedVendor } from "./market/types.ts";
import { indexAll } from "./seed-empty-market.ts";

const batchSize = 2_000;
const productsPerVendor = 20;

/** Adds products until the market holds `wanted`, with a vendor more for every twenty. Can be called again for more. */
export async function extendMarket(doors: Doors, have: number, wanted: number): Promise<void> {
  const base = buildMarket({ now: doors.clock.now() });
  const missing = wanted - base.products.length;
  const sellers = [...extendVendors(base, base.vendors.length + Math.ceil(missing / productsPerVendor))];
  await addVendors(doors, sellers);
  const pictures = await picturesOf(doors, base.products);
  let batch: SeedProduct[] = [];
  let index = base.products.length;
  const flush = async () => {
    await inTransaction(doors, async (tx) => {
      await seedProducts(tx.db, batch, (product) => pictures.get(product.category) ?? [], new Map());
      await indexAll(
        tx,
        batch.map((product) => productId(product.key)),
      );
    });
    batch = [];
  };
  for (const product of extendProducts(base, missing, sellers)) {
    index += 1;
    if (index <= have) continue;
    batch.push(product);
    if (batch.length < batchSize) continue;
    await flush();
    console.log(`${index} of ${wanted}`);
  }
  if (batch.length > 0) await flush();
  await refreshWords(doors);
}

async function addVendors(doors: Doors, sellers: SeedVendor[]): Promise<void> {
  const ids = sellers.map((seller) => seedId("vendor", seller.key));
  const known = new Set(
    (await doors.db.select({ id: vendors.id }).from(vendors).where(inArray(vendors.id, ids))).map(
      (row) => row.id,
    ),
  );
  const fresh = sellers.filter((_, index) => !known.has(ids[index]!));
  if (fresh.length === 0) return;
  await inTransaction(doors, async (tx) => {
    await seedPeople(tx.db, { vendors: fresh, buyers: [] }, { withAdmins: false, now: tx.clock.now() });
    await seedVendors(tx.db, fresh, { of: () => [], logoOf: () => null });
  });
}

/** A further product borrows a picture of its category. */
async function picturesOf({ db }: Doors, goods: SeedProduct[]): Promise<Map<string, string[]>> {
  const pictures = new Map<string, string[]>();
  for (const category of new Set(goods.map((product) => product.category))) {
    const [row] = await db
      .select({ imageUrls: products.imageUrls })
      .from(products)
      .where(eq(products.category, category))
      .limit(1);
    pictures.set(category, row?.imageUrls ?? []);
  }
  return pictures;
}
