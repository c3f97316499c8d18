import { sql } from "drizzle-orm";
import { cartChanged } from "#domains/cart/events.ts";
import { cartItems } from "#domains/cart/server/tables.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Held } from "./apply-changes.ts";

type Tx = Pick<Infra, "db" | "clock">;

/** Serializes changes of a user's cart, so that two devices can't both decide on stale lines. */
export async function lockCart({ db }: Tx, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`);
}

/** Writes the lines that differ, and notifies the user's other screens if there are any. */
export async function saveLines({ db, clock }: Tx, userId: string, lines: readonly Held[]): Promise<void> {
  if (lines.length === 0) return;
  const first = clock.now().getTime();
  const { quantity, isSaved, priceCents, changedAt, revision } = cartItems;
  const excluded = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);
  await db
    .insert(cartItems)
    .values(
      lines.map((line, index) => ({
        userId,
        productId: line.productId,
        quantity: line.quantity,
        isSaved: line.isSaved,
        priceCents: line.priceCents,
        changedAt: line.changedAt,
        // In the order in which they arrived.
        createdAt: new Date(first + index),
      })),
    )
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: {
        quantity: excluded(quantity),
        isSaved: excluded(isSaved),
        priceCents: excluded(priceCents),
        changedAt: excluded(changedAt),
        revision: excluded(revision),
        // Added again after removal, it is the newest.
        createdAt: sql`case when ${quantity} = 0 then excluded.created_at else ${cartItems.createdAt} end`,
      },
    });
  await publishLive(db, userId, cartChanged);
}
