import { type NewsletterMail, newsletterMail } from "#domains/newsletter/email/newsletter-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { readTerm } from "#platform/rpc/expired-before.ts";
import type { newsletterSubscribers } from "../tables.ts";
import { unsubscribeUrl } from "./unsubscribe-url.ts";

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/**
 * Queues the link that confirms a subscription, or a mail to a subscriber, which says in its head and at its end how to
 * leave; in the caller's transaction. One mail for each request.
 */
export async function queueNewsletterMail(
  tx: Infra,
  kind: NewsletterMail,
  { id, email, token, requestedAt, language }: Subscriber,
): Promise<void> {
  const reader = mailReader({ name: "", language });
  const { publicUrl } = tx.config;
  const days = await readTerm(tx, "unconfirmedSubscriptions");
  await queueEmail(tx, {
    onceKey: `newsletter-${kind}:${id}:${requestedAt.getTime()}`,
    ...{ recipient: email, language: reader.language },
    ...(kind === "confirm" ? {} : { headers: leaveHeaders(unsubscribeUrl(publicUrl, token)) }),
    ...newsletterMail(reader, kind, { token, publicUrl, days }),
  });
}

/** RFC 8058: the mail program's own button ends the subscription by a POST, without opening a page. */
const leaveHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
