import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PromotionView } from "#domains/promotions/contract.ts";
import type { PromotionPhase } from "#domains/promotions/promotion-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { promotions } from "../tables.ts";

const pageSize = 25;

/** Where a promotion stands at a moment. */
const phaseAt = (now: Date) => sql<PromotionPhase>`case
  when ${promotions.state} = 'ended' or ${promotions.endsAt} <= ${now.toISOString()}::timestamptz then 'over'
  when ${promotions.state} = 'paused' then 'paused'
  when ${promotions.startsAt} > ${now.toISOString()}::timestamptz then 'planned'
  when ${promotions.usedCount} >= ${promotions.mostUses} or ${promotions.spentCents} >= ${promotions.budgetCents} then 'usedUp'
  else 'running' end`;

type Row = {
  promotion: typeof promotions.$inferSelect;
  phase: PromotionPhase;
  vendor: { id: string; companyName: string } | null;
};

/** Promotions with their owners. The caller has checked whose they are. */
export function unscopedSelectPromotions({ db, clock }: Pick<Infra, "db" | "clock">, where: SQL | undefined) {
  return db
    .select({
      promotion: promotions,
      phase: phaseAt(clock.now()),
      vendor: { id: vendors.id, companyName: vendors.companyName },
    })
    .from(promotions)
    .leftJoin(vendors, eq(vendors.id, promotions.vendorId))
    .where(where)
    .$dynamic();
}

/** A promotion as its owner and administrators see it. */
export function viewPromotion({ promotion, phase, vendor }: Row): PromotionView {
  const { vendorId: _, state: __, createdBy: ___, ...shown } = promotion;
  return {
    ...shown,
    vendor: vendor?.id ? vendor : null,
    phase,
    startsAt: promotion.startsAt.toISOString(),
    endsAt: promotion.endsAt?.toISOString() ?? null,
    createdAt: promotion.createdAt.toISOString(),
  };
}

type Wanted = {
  phase?: PromotionPhase | undefined;
  cursor?: string | undefined;
  owner?: "platform" | "vendors" | undefined;
};

/** A page of 25 of the promotions that `scope` lets through, the latest first; `next` leads to the one after. */
export async function unscopedListPromotions(
  ctx: Pick<Infra, "db" | "clock">,
  scope: SQL | undefined,
  { phase, cursor, owner }: Wanted,
): Promise<{ items: PromotionView[]; next: string | null }> {
  const rows = await unscopedSelectPromotions(
    ctx,
    and(
      scope,
      owner && (owner === "platform" ? isNull(promotions.vendorId) : isNotNull(promotions.vendorId)),
      phase && sql`${phaseAt(ctx.clock.now())} = ${phase}`,
      cursor ? isAfter(cursor) : undefined,
    ),
  )
    .orderBy(desc(promotions.createdAt), promotions.id)
    .limit(fixedLimit(pageSize + 1));
  const items = rows.slice(0, pageSize).map(viewPromotion);
  const last = items.at(-1);
  return { items, next: rows.length > pageSize && last ? `${last.createdAt}_${last.id}` : null };
}

/** The list goes by time to the millisecond, as the cursor says it. */
function isAfter(cursor: string): SQL {
  const [at = "", id = ""] = cursor.split("_");
  const created = sql`date_trunc('milliseconds', ${promotions.createdAt})`;
  return sql`(${created} < ${at}::timestamptz or (${created} = ${at}::timestamptz and ${promotions.id} > ${id}::uuid))`;
}
