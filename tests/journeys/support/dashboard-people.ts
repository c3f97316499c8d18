import { and, desc, eq, gt, isNotNull, or } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { wishlist } from "#domains/wishlist/server/tables.ts";
import { sumCents } from "#kernel/money.ts";
import { openMarket } from "./market.ts";

export const usd = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

export type Numbers = { orders: number; spent: string; favorites: number; reviews: number };
export type BuyersOrder = {
  id: string;
  status: string;
  total: string;
  lines: { name: string; quantity: number; total: string }[];
};

const isPurchase = or(isNotNull(orders.paidAt), eq(orders.status, "pending"));

async function userIdOf(email: string): Promise<string> {
  const { db } = await openMarket();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user!.id;
}

/** A person's numbers, counted without the ledger: a parcel that was cancelled has given its money back. */
export async function numbersOf(email: string): Promise<Numbers> {
  const { db } = await openMarket();
  const userId = await userIdOf(email);
  const sent = await db
    .select({ parcel: parcels })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)));
  const kept = sent.map(({ parcel }) => parcel).filter(({ status }) => status !== "cancelled");
  return {
    orders: await db.$count(orders, and(eq(orders.userId, userId), isPurchase)),
    spent: usd(
      sumCents(kept.map(({ goodsCents, shippingCents, taxCents }) => goodsCents + shippingCents + taxCents)),
    ),
    favorites: await db.$count(wishlist, eq(wishlist.userId, userId)),
    reviews: await db.$count(reviews, eq(reviews.userId, userId)),
  };
}

/** The newest orders with their lines. */
export async function purchasesOf(email: string, count: number): Promise<BuyersOrder[]> {
  const { db } = await openMarket();
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, await userIdOf(email)), isPurchase))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(count);
  return Promise.all(
    rows.map(async ({ id, status, totalCents }) => {
      const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, id));
      return {
        id,
        status,
        total: usd(totalCents),
        lines: lines.map(({ productName, quantity, totalPriceCents }) => ({
          name: productName,
          quantity,
          total: usd(totalPriceCents),
        })),
      };
    }),
  );
}

/** The favorites, newest first. */
export async function favoritesOf(
  email: string,
): Promise<{ id: string; name: string; company: string; price: string }[]> {
  const { db } = await openMarket();
  const rows = await db
    .select({ product: products, company: vendors.companyName })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(eq(wishlist.userId, await userIdOf(email)))
    .orderBy(desc(wishlist.createdAt), wishlist.id);
  return rows.map(({ product: { id, name, translations, priceCents }, company }) => ({
    ...{ id, company, name: translations.en?.name ?? name },
    price: usd(priceCents),
  }));
}

/** The paid parcels of a vendor, the newest first. */
export async function parcelsOf(email: string): Promise<{ id: string }[]> {
  const { db } = await openMarket();
  return db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(and(eq(vendors.userId, await userIdOf(email)), isNotNull(orders.paidAt)))
    .orderBy(desc(parcels.createdAt), desc(parcels.id));
}

/** The conversations of one side that are in its list, the latest first. */
export async function conversationsOf(email: string, side: "buyer" | "vendor"): Promise<{ id: string }[]> {
  const { db } = await openMarket();
  const userId = await userIdOf(email);
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(vendors, eq(vendors.id, conversations.vendorId))
    .where(
      and(
        eq(side === "buyer" ? conversations.buyerId : vendors.userId, userId),
        gt(conversations.messageCount, 0),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id));
}
