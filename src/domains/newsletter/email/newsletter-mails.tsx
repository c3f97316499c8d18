import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailLink } from "#platform/email/mail-parts.tsx";
import { color } from "#platform/email/mail-theme.ts";

export type NewsletterMail = "confirm" | "welcome" | "known";

/** The link that confirms a subscription within so many days, or a mail to a subscriber, which ends with how to leave. */
export function newsletterMail(
  reader: MailReader,
  kind: NewsletterMail,
  { token, publicUrl, days }: { token: string; publicUrl: string; days: number },
): MailContent {
  const { t } = reader;
  const isOnList = kind !== "confirm";
  return mailOf(reader, {
    key: `newsletter.${kind}`,
    why: isOnList ? "newsletter" : "request",
    values: { days },
    greeting: t("mail:hello"),
    href: `${publicUrl}${isOnList ? "/products?sort=newest" : `/newsletter?confirm=${token}`}`,
    footer: isOnList && (
      <p className="m-soft" style={{ margin: "0 0 8px", color: color.soft }}>
        <MailLink href={`${publicUrl}/newsletter?unsubscribe=${token}`}>
          {t("mail:newsletter.leave")}
        </MailLink>
      </p>
    ),
  });
}
