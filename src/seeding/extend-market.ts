import { buildMarket } from "@cafeto/demo-market/build-market";
import { extendProducts, extendVendors } from "@cafeto/demo-market/extend-market";
import type { SeedProduct, SeedVendor } from "@cafeto/demo-market/types";
import { eq, inArray } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { refreshWords } from "#domains/search/server/refresh-words.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { seedId } from "./rows/seed-id.ts";
import { seedPeople } from "./rows/seed-people.ts";
import { productId, seedProducts, seedVendors } from "./rows/seed-shops.ts";
import { indexAll } from "./seed-empty-market.ts";

const batchSize = 2_000;
const productsPerVendor = 20;

/** Adds products until the market holds `wanted`, with a vendor more for every twenty. Can be called again for more. */
export async function extendMarket(infra: Infra, have: number, wanted: number): Promise<void> {
  const base = buildMarket({ now: infra.clock.now() });
  const missing = wanted - base.products.length;
  const sellers = [...extendVendors(base, base.vendors.length + Math.ceil(missing / productsPerVendor))];
  await addVendors(infra, sellers);
  const pictures = await picturesOf(infra, base.products);
  let batch: SeedProduct[] = [];
  let index = base.products.length;
  const flush = async () => {
    await inTransaction(infra, async (tx) => {
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
  await refreshWords(infra);
}

async function addVendors(infra: Infra, sellers: SeedVendor[]): Promise<void> {
  const ids = sellers.map((seller) => seedId("vendor", seller.key));
  const known = new Set(
    (await infra.db.select({ id: vendors.id }).from(vendors).where(inArray(vendors.id, ids))).map(
      (row) => row.id,
    ),
  );
  const fresh = sellers.filter((_, index) => !known.has(ids[index]!));
  if (fresh.length === 0) return;
  await inTransaction(infra, async (tx) => {
    await seedPeople(tx.db, { vendors: fresh, buyers: [] }, { withAdmins: false, now: tx.clock.now() });
    await seedVendors(tx.db, fresh, { of: () => [], logoOf: () => null });
  });
}

/** A further product borrows a picture of its category. */
async function picturesOf({ db }: Infra, goods: SeedProduct[]): Promise<Map<string, string[]>> {
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
