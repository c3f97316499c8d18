import type { MailsInput, ShownMail } from "#domains/mails/contract.ts";
import { unscopedListMails } from "#platform/email/list-mails.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 25;

/** A page of 25 of the outbox by state and the beginning of an address, by time, without texts. For administrators. */
export async function listMails(
  { db }: SignedInCtx,
  { search, ...input }: MailsInput,
): Promise<{ items: ShownMail[]; next: string | null }> {
  const rows = await unscopedListMails(db, {
    ...input,
    ...(search ? { search: search.toLowerCase() } : {}),
    limit: pageSize + 1,
  });
  const items = rows
    .slice(0, pageSize)
    .map(({ createdAt, sentAt, failedAt: _, withheldAt: __, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
}
