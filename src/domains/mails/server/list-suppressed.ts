import { readSuppressed } from "#platform/email/suppression.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const most = 200;

/** The addresses that get no mail, the latest 200. For administrators. */
export async function listSuppressed({ db }: SignedInCtx) {
  const rows = await readSuppressed(db, most);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
