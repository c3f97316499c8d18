import { listSuppressed } from "#platform/email/suppression.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const most = 200;

/** The addresses that get no mail, the latest 200. For administrators. */
export async function listSuppressedAddresses({ db }: SignedInCtx) {
  const rows = await listSuppressed(db, most);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
