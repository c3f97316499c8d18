import { forgetMailsAbout } from "#platform/email/forget-mails.ts";
import { forgetCounts } from "#platform/limits/forget-counts.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownInquiries } from "./internal/own-inquiries.ts";
import { mailsAbout } from "./internal/queue-inquiry-mails.ts";
import { inquiries } from "./tables.ts";

/**
 * Deletes what the caller wrote to support, signed in or from their address, with the answers and all mails about it, in the
 * caller's transaction.
 */
export async function eraseInquiries(tx: SignedInCtx): Promise<void> {
  const erased = await tx.db
    .delete(inquiries)
    .where(ownInquiries(tx))
    .returning({ id: inquiries.id, email: inquiries.email });
  await forgetMailsAbout(
    tx.db,
    erased.flatMap(({ id }) => mailsAbout(id)),
  );
  await forgetCounts(
    tx,
    erased.map(({ email }) => email),
  );
}
