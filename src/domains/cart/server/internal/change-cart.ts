import { sql } from "drizzle-orm";
import { cartItems } from "#domains/cart/server/tables.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import type { Held } from "./apply-changes.ts";

type Tx = Pick<Doors, "db" | "clock">;

/** One change of a person's cart after the other: two devices can't both decide by what the other has not written yet. */
export async function lockCart({ db }: Tx, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`);
}

/** Writes the lines that differ, and tells the person's other screens; where none does, nobody is told. */
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
        // In the order in which they came.
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
        // Back after it was removed, it is the newest.
        createdAt: sql`case when ${quantity} = 0 then excluded.created_at else ${cartItems.createdAt} end`,
      },
    });
  await publishLive(db, userId, { type: "cart" });
}
