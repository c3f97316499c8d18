import { sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { promotions, promotionUses } from "./tables.ts";

export type Claim = { promotionId: string; cents: number };

/**
 * Uses promotions for an order, in the caller's transaction, amounts in cents. A promotion that is used up, spent or stopped since it
 * was read gives CART_CHANGED: of any number of orders at once no more than its limits pass, since each waits for the promotion's
 * row. The order of a buyer who has another unpaid one does not come this far, so a buyer's own limit holds too. A trigger on
 * `orders` keeps the use once the order is paid, and gives it back if it ends unpaid.
 */
export async function claimPromotions(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { orderId, buyerId, claims }: { orderId: string; buyerId: string; claims: readonly Claim[] },
): Promise<void> {
  if (claims.length === 0) return;
  // Always in the same order: two orders with the same two promotions never wait for each other.
  const wanted = [...claims].sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1));
  const rows = sql.join(
    wanted.map(({ promotionId, cents }) => sql`(${promotionId}::uuid, ${(cents / 100).toFixed(2)}::numeric)`),
    sql`, `,
  );
  const { rows: claimed } = await db.execute<{ id: string }>(sql`
    with wanted (id, cents) as (values ${rows}), locked as (
      select p.id from ${promotions} p join wanted on wanted.id = p.id order by p.id for no key update of p
    ), counted as (
      update ${promotions} p set used_count = p.used_count + 1, spent_usd = p.spent_usd + wanted.cents
      from wanted, locked
      where p.id = wanted.id and locked.id = p.id and p.state = 'active'
        and (p.most_uses is null or p.used_count < p.most_uses)
        and (p.budget_usd is null or p.spent_usd + wanted.cents <= p.budget_usd)
        and (p.most_uses_per_buyer is null or p.most_uses_per_buyer > (
          select count(*) from ${promotionUses} u where u.promotion_id = p.id and u.buyer_id = ${buyerId} and u.state <> 'released'))
      returning p.id, wanted.cents
    )
    insert into ${promotionUses} (promotion_id, order_id, buyer_id, discount_usd, created_at)
    select id, ${orderId}, ${buyerId}, cents, ${clock.now().toISOString()}::timestamptz from counted returning promotion_id as id`);
  if (claimed.length < claims.length) throw new AppError("CART_CHANGED");
}
