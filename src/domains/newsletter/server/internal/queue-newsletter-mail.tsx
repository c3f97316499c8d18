import { translator } from "#i18n/translator.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { newsletterSubscribers } from "../tables.ts";
import { unsubscribeUrl } from "./unsubscribe-url.ts";

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/**
 * Queues the link that confirms a subscription, or a mail to a subscriber, which says in its head and at its end how to
 * leave; in the caller's transaction. One mail for each request.
 */
export async function queueNewsletterMail(
  tx: Infra,
  kind: "confirm" | "welcome" | "known",
  { id, email, token, requestedAt, ...subscriber }: Subscriber,
): Promise<void> {
  const language = isLanguage(subscriber.language) ? subscriber.language : fallbackLanguage;
  const t = translator(language);
  const { publicUrl } = tx.config;
  const subject = t(`mail:newsletter.${kind}.subject`);
  const isOnList = kind !== "confirm";
  const path = isOnList ? "/products?sort=newest" : `/newsletter?confirm=${token}`;
  await queueEmail(tx, {
    onceKey: `newsletter-${kind}:${id}:${requestedAt.getTime()}`,
    ...{ recipient: email, language, subject },
    ...(isOnList ? { headers: leaveHeaders(unsubscribeUrl(publicUrl, token)) } : {}),
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:hello")}
        text={t(`mail:newsletter.${kind}.text`)}
        button={{ label: t(`mail:newsletter.${kind}.button`), href: `${publicUrl}${path}` }}
        footer={
          isOnList && (
            <LeaveLink
              label={t("mail:newsletter.leave")}
              url={`${publicUrl}/newsletter?unsubscribe=${token}`}
            />
          )
        }
      />
    ),
  });
}

/** RFC 8058: the mail program's own button ends the subscription by a POST, without opening a page. */
const leaveHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function LeaveLink({ label, url }: { label: string; url: string }) {
  return (
    <p style={{ fontSize: 13, color: "#6b5547", margin: 0 }}>
      <a href={url} style={{ color: "#6b5547" }}>
        {label}
      </a>
    </p>
  );
}
