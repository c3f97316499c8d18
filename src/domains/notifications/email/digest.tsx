import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailLink } from "#platform/email/mail-parts.tsx";
import { color } from "#platform/email/mail-theme.ts";

type Digest = {
  /** How many notifications are unread. */
  count: number;
  /** The titles of the latest. */
  titles: readonly string[];
  publicUrl: string;
};

/** Once a week, to who asked for it: what they have not read. */
export function digest(reader: MailReader, { count, titles, publicUrl }: Digest): MailContent {
  const { t } = reader;
  return mailOf(reader, {
    key: "digest",
    why: "digest",
    subject: t("mail:digest.subject", { count }),
    preview: titles.join(" · "),
    href: `${publicUrl}/dashboard`,
    children: (
      <ul style={{ margin: "0 0 8px", paddingLeft: 20, lineHeight: 1.6 }}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    ),
    footer: (
      <p className="m-soft" style={{ margin: "0 0 8px", color: color.soft }}>
        <MailLink href={`${publicUrl}/profile/settings?panel=notifications`}>
          {t("mail:digest.leave")}
        </MailLink>
      </p>
    ),
  });
}
