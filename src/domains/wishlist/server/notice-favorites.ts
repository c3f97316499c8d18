import { and, asc, eq, gt, sql } from "drizzle-orm";
import { availableStock, isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { favoriteChanges, wishlist } from "./tables.ts";

const atMost = 500;
const notifiedAtOnce = 500;

type Change = Pick<typeof favoriteChanges.$inferSelect, "productId" | "change">;

/**
 * Job `notice-favorites`, each minute: notifies those who have a product in their favorites that it is back in stock, at
 * most once a day, or that its price fell by 5% or more since they saved it or were last notified. What changed is
 * written by the database, with the change itself.
 */
export async function noticeFavorites(infra: Infra): Promise<void> {
  const { productId, change } = favoriteChanges;
  const waiting = await infra.db
    .select({ productId, change })
    .from(favoriteChanges)
    .groupBy(productId, change)
    .orderBy(sql`min(${favoriteChanges.id})`)
    .limit(atMost);
  for (const one of waiting) await inTransaction(infra, (tx) => notice(tx, one));
}

async function notice(tx: Infra, { productId, change }: Change): Promise<void> {
  const taken = await tx.db
    .delete(favoriteChanges)
    .where(and(eq(favoriteChanges.productId, productId), eq(favoriteChanges.change, change)))
    .returning({ id: favoriteChanges.id });
  const latest = Math.max(...taken.map(({ id }) => id));
  const product = taken.length > 0 && (await findOnSale(tx, productId));
  if (!product) return;
  const { name, vendor, available, cents } = product;
  if (change === "price") {
    const event = `${productId}:${latest}`;
    const userIds = await listWhoPaidMore(tx, productId, cents);
    for (let start = 0; start < userIds.length; start += notifiedAtOnce) {
      const some = userIds.slice(start, start + notifiedAtOnce);
      const notice = { kind: "priceDrop" as const, subjectId: productId, event };
      await notifyAll(
        tx,
        some.map((userId) => ({ ...notice, userId, params: { product: name, vendor, cents } })),
      );
    }
  } else if (available > 0) {
    const event = `${productId}:${tx.clock.now().toISOString().slice(0, 10)}`;
    for await (const some of eachWisher(tx, productId)) {
      const notice = { kind: "backInStock" as const, subjectId: productId, event };
      await notifyAll(
        tx,
        some.map(({ userId }) => ({ ...notice, userId, params: { product: name, vendor } })),
      );
    }
  }
}

async function findOnSale({ db }: Infra, productId: string) {
  const [product] = await db
    .select({
      name: products.name,
      vendor: vendors.companyName,
      cents: products.priceCents,
      available: availableStock,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.id, productId), isOnSale));
  return product;
}

/** Those for whom the price is a drop; from now on it is compared with this one. */
async function listWhoPaidMore(infra: Infra, productId: string, cents: number): Promise<string[]> {
  // A price that fell by less is no news.
  const { "wishlist.leastDropBasisPoints": leastDrop } = await readSettings(infra, [
    "wishlist.leastDropBasisPoints",
  ]);
  const price = (cents / 100).toFixed(2);
  const { rows } = await infra.db.execute<{ user_id: string; is_drop: boolean }>(sql`
    with compared as (
      select id, compared_price_usd is not null as is_drop from ${wishlist}
      where product_id = ${productId} and (compared_price_usd is null
        or ${price}::numeric * 10000 <= compared_price_usd * ${10_000 - leastDrop})
      order by id for update
    )
    update ${wishlist} set compared_price_usd = ${price}::numeric from compared
    where ${wishlist.id} = compared.id returning ${wishlist.userId}, is_drop`);
  return rows.filter(({ is_drop }) => is_drop).map(({ user_id }) => user_id);
}

async function* eachWisher({ db }: Infra, productId: string) {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await db
      .select({ userId: wishlist.userId })
      .from(wishlist)
      .where(and(eq(wishlist.productId, productId), gt(wishlist.userId, after)))
      .orderBy(asc(wishlist.userId))
      .limit(notifiedAtOnce);
    if (page.length > 0) yield page;
    if (page.length < notifiedAtOnce) return;
    after = page.at(-1)!.userId;
  }
}
