import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
import { problemEvents, problems } from "./tables.ts";

/** The problems of the caller's orders and of their shop's parcels, with their history, oldest first. For any signed-in user. */
export function exportProblems(ctx: SignedInCtx) {
  const { db, caller } = ctx;
  const vendor = ownedVendor(ctx);
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const rows = await db
      .select({ problem: problems })
      .from(problems)
      .innerJoin(orders, eq(orders.id, problems.orderId))
      .where(
        and(
          or(eq(orders.userId, caller.userId), vendor ? eq(problems.vendorId, vendor.id) : undefined),
          after && gt(problems.id, after.id),
        ),
      )
      .orderBy(asc(problems.id))
      .limit(limit);
    const ids = rows.map(({ problem }) => problem.id);
    const events = await db
      .select()
      .from(problemEvents)
      .where(inArray(problemEvents.problemId, ids))
      .orderBy(asc(problemEvents.id));
    const eventsOf = Map.groupBy(events, ({ problemId }) => problemId);
    return rows.map(({ problem: { id, parcelId, kind, wish, state, outcome, ...rest } }) => ({
      ...{ id, parcelId, kind, wish, state, outcome, facts: rest.facts, objection: rest.objection },
      ...{ returnTo: rest.returnTo, returnTrackingNumber: rest.returnTrackingNumber },
      createdAt: rest.createdAt.toISOString(),
      endedAt: rest.endedAt?.toISOString() ?? null,
      history: (eventsOf.get(id) ?? []).map(({ name, actor, words, messages, createdAt }) => ({
        ...{ name, actor, words, messages: messages.map(({ content }) => content) },
        at: createdAt.toISOString(),
      })),
    }));
  });
}
