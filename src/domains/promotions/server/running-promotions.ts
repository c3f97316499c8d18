import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RunningPromotion } from "#domains/promotions/discounts.ts";
import { promotions, promotionUses } from "./tables.ts";

/** As the database writes it. */
export type StoredPromotion = Omit<RunningPromotion, "amountCents" | "leastCents" | "budgetLeftCents"> & {
  amountUsd: string | null;
  leastUsd: string;
  budgetLeftUsd: string | null;
};
type Wanted = {
  /** Of the vendors whose goods are in the basket: an array. */
  vendorIds: SQLWrapper;
  /** The code that was entered; null without one. */
  code: SQLWrapper;
  buyerId: SQLWrapper;
  /** As of when their dates count. */
  at: SQLWrapper;
};

const stored = (left: Record<"usesLeft" | "buyerUsesLeft" | "budgetLeftUsd", SQL>) => sql`jsonb_build_object(
  'id', p.id, 'vendorId', p.vendor_id, 'name', p.name, 'code', p.code, 'kind', p.kind,
  'percentBasisPoints', p.percent_basis_points, 'amountUsd', p.amount_usd::text, 'buyUnits', p.buy_units, 'getUnits', p.get_units,
  'productIds', p.product_ids, 'categoryIds', p.category_ids, 'vendorIds', p.vendor_ids,
  'isFirstOrderOnly', p.is_first_order_only, 'leastUsd', p.least_usd::text,
  'usesLeft', ${left.usesLeft}, 'buyerUsesLeft', ${left.buyerUsesLeft}, 'budgetLeftUsd', ${left.budgetLeftUsd})`;

const inArrayOf = (array: SQLWrapper) => sql`= any(${array}::uuid[])`;

/**
 * The promotions that may count for a basket, as a column of another query, so that a purchase costs no statement more: those
 * that apply by themselves and the one with the code. A buyer's own unpaid order does not use any of them up: it ends before
 * another begins. `promotionsOf` reads it.
 */
export const promotionsColumn = ({ vendorIds, code, buyerId, at }: Wanted): SQL<StoredPromotion[] | null> => {
  // Read once: a regular has many uses, of which each figure wants some.
  const own = sql`(select count(*) filter (where u.state = 'claimed')::int as claimed,
      count(*) filter (where u.state = 'used')::int as used,
      coalesce(sum(u.discount_usd) filter (where u.state = 'claimed'), 0) as claimed_usd
    from ${promotionUses} u where u.promotion_id = p.id and u.buyer_id = ${buyerId}::uuid and u.state <> 'released')`;
  return sql`(select jsonb_agg(${stored({
    usesLeft: sql`p.most_uses - p.used_count + own.claimed`,
    buyerUsesLeft: sql`p.most_uses_per_buyer - own.used`,
    budgetLeftUsd: sql`(p.budget_usd - p.spent_usd + own.claimed_usd)::text`,
  })} order by p.created_at, p.id)
    from ${promotions} p cross join lateral ${own} own
    where p.state = 'active' and p.starts_at <= ${at}::timestamptz and (p.ends_at is null or p.ends_at > ${at}::timestamptz)
      and (p.code is null or p.code = ${code}) and (p.vendor_id is null or p.vendor_id ${inArrayOf(vendorIds)}))`;
};

const none = sql`null::int`;

/** The promotions that a paid order has used, likewise; their limits no longer count for it. */
export const usedPromotionsColumn = (orderId: SQLWrapper): SQL<StoredPromotion[] | null> =>
  sql`(select jsonb_agg(${stored({ usesLeft: none, buyerUsesLeft: none, budgetLeftUsd: none })} order by p.created_at, p.id)
    from ${promotionUses} u join ${promotions} p on p.id = u.promotion_id where u.order_id = ${orderId} and u.state <> 'released')`;

const centsOfText = (usd: string) => Math.round(Number(usd) * 100);

/** What the column read; none for null. */
export const promotionsOf = (stored: StoredPromotion[] | null): RunningPromotion[] =>
  (stored ?? []).map(({ amountUsd, leastUsd, budgetLeftUsd, ...promotion }) => ({
    ...promotion,
    amountCents: amountUsd === null ? null : centsOfText(amountUsd),
    leastCents: centsOfText(leastUsd),
    budgetLeftCents: budgetLeftUsd === null ? null : centsOfText(budgetLeftUsd),
  }));
