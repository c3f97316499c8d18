import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import type { ProviderSession } from "./provider-session.ts";
import { paymentAttempts } from "./tables.ts";

export type Attempt = typeof paymentAttempts.$inferSelect;
const unsettled = ["starting", "open", "refunding"] as const;

/** Writes a new attempt to pay an order, in the caller's transaction. */
export async function addAttempt(
  db: Db,
  attempt: { orderId: string; amountCents: number; expiresAt: Date; createdAt: Date },
): Promise<Attempt> {
  const [row] = await db.insert(paymentAttempts).values(attempt).returning();
  return row!;
}

/** An order's attempts, latest first. The caller has checked who owns the order. */
export function unscopedListAttempts(db: Db, orderId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(20);
}

/** The attempt with its row locked until the caller's transaction ends. */
export async function lockAttempt(db: Db, id: string): Promise<Attempt> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for("update");
  if (!row) throw new Error(`no payment attempt ${id}`);
  return row;
}

/** Records the provider's session of a starting attempt. False if the attempt no longer waits for one. */
export async function markAttemptOpen(db: Db, id: string, session: ProviderSession): Promise<boolean> {
  const marked = await db
    .update(paymentAttempts)
    .set({ state: "open", providerSessionId: session.id, url: session.url })
    .where(
      and(
        eq(paymentAttempts.id, id),
        or(
          eq(paymentAttempts.state, "starting"),
          and(eq(paymentAttempts.state, "open"), eq(paymentAttempts.providerSessionId, session.id)),
        ),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return marked.length > 0;
}

type State = Attempt["state"];
type Ended = { settledAt: Date; providerPaymentId?: string | null; paidInstead?: string };

/**
 * Records how an attempt ended, if it is in one of the states `from`; its row stays locked until the caller's
 * transaction ends. False, unchanged, if it is in another one: then it has ended before.
 */
export async function settleAttempt(
  db: Db,
  id: string,
  { from, to }: { from: readonly State[]; to: State },
  ended: Ended,
): Promise<boolean> {
  const settled = await db
    .update(paymentAttempts)
    .set({ state: to, ...ended })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...from])))
    .returning({ id: paymentAttempts.id });
  return settled.length > 0;
}

/** Orders with an attempt that neither browser nor event has finished since the given moment, oldest first. */
export async function unscopedListUnsettledOrders(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.state, [...unsettled]), lt(paymentAttempts.createdAt, before)))
    .groupBy(paymentAttempts.orderId)
    .orderBy(sql`min(${paymentAttempts.createdAt})`)
    .limit(limit);
  return rows.map((row) => row.orderId);
}
