import { desc } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { invariantChecks } from "./tables.ts";

/** When the invariants were last checked, and how many things broke each; undefined before the first run. */
export async function findLastCheck({
  db,
}: Pick<Infra, "db">): Promise<{ ranAt: Date; counts: Record<string, number> } | undefined> {
  const [last] = await db.select().from(invariantChecks).orderBy(desc(invariantChecks.ranAt)).limit(1);
  return last;
}
