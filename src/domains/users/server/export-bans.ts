import { desc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bans } from "./tables.ts";

const most = 100;

/** The caller's bans with their reasons, the latest 100. For any signed-in user. */
export async function exportBans({ db, caller }: SignedInCtx) {
  const rows = await db
    .select()
    .from(bans)
    .where(eq(bans.userId, caller.userId))
    .orderBy(desc(bans.createdAt))
    .limit(most);
  return rows.map(({ rule, facts, createdAt, endedAt, endFacts, objection, outcome, outcomeReason }) => ({
    ...{ rule, facts, endFacts, objection, outcome, outcomeReason },
    bannedAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
