import { sql } from "drizzle-orm";
import { declaredLimits, limitKeyOf } from "#kernel/rate-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { rateLimits } from "./tables.ts";

type ReachedLimit = { limit: string; who: string; attempts: number; until: string };

/** Who is over a limit now, with the most attempts first; at most 50. `set`: what administrators have set as limits, by key. `who` is an account, a network address or a typed one. */
export async function listReachedLimits(
  { db, clock }: Pick<Infra, "db" | "clock">,
  set: ReadonlyMap<string, number>,
): Promise<ReachedLimit[]> {
  const limits = declaredLimits.map(({ name, points }) => ({
    name,
    points: set.get(limitKeyOf(name)) ?? points,
  }));
  const { rows } = await db.execute<{ limit: string; who: string; attempts: number; until: string }>(sql`
    select l.name as limit, substr(r.key, length(l.name) + 2) as who, r.points as attempts, r.expire::text as until
    from ${rateLimits} r join jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as l(name text, points integer)
      on split_part(r.key, ':', 1) = l.name and r.points > l.points
    where r.expire > ${clock.now().getTime()}
    order by r.points desc, r.key limit 50`);
  return rows.map((row) => ({ ...row, until: new Date(Number(row.until)).toISOString() }));
}
