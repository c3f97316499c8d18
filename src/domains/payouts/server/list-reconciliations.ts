import { desc } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reconciliations } from "./tables.ts";

const pageSize = 20;

/**
 * A page of 20 reconciliations of provider, ledger and orders, latest first; empty differences mean all is well. For
 * an admin.
 */
export async function listReconciliations({ db }: SignedInCtx, { page }: { page: number }) {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(reconciliations)
      .orderBy(desc(reconciliations.ranAt), desc(reconciliations.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(reconciliations),
  ]);
  const items = rows.map((row) => ({ ...row, ranAt: row.ranAt.toISOString() }));
  return { items, total, page, pageSize };
}
