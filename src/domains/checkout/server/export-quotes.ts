import { and, asc, eq, gt } from "drizzle-orm";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { quotes } from "./tables.ts";

/** The prices quoted to the caller: address, products, total in cents. For any signed-in user. */
export function exportQuotes({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select()
      .from(quotes)
      .where(and(eq(quotes.userId, caller.userId), after && gt(quotes.id, after.id)))
      .orderBy(asc(quotes.id))
      .limit(limit);
    return page.map(({ id, orderId, address, basket, createdAt, expiresAt }) => ({
      id,
      orderId,
      address,
      totalCents: basket.totalCents,
      lines: basket.parcels.flatMap((parcel) =>
        parcel.lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
      ),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  });
}
