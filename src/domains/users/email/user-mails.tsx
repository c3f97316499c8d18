import type { Ban } from "#domains/users/contract.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { withQuery } from "#kernel/with-query.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

export type UserMail =
  | { kind: "banned"; rule: Ban["rule"]; facts: string; token: string }
  | {
      kind:
        | "banUpheld"
        | "unbanned"
        | "signedOut"
        | "sessionEnded"
        | "unlocked"
        | "limitCleared"
        | "emailVerified";
      facts: string;
    }
  | { kind: "factorsReset" }
  | { kind: "adminRole"; adminRole: AdminRole }
  | { kind: "noAdmin" };

const pathOf = {
  banUpheld: "/contact",
  unbanned: "/auth",
  signedOut: "/auth",
  sessionEnded: "/profile/settings?panel=security",
  unlocked: "/auth",
  limitCleared: "/",
  emailVerified: "/auth",
  factorsReset: "/profile/settings?panel=security",
  adminRole: "/admin",
  noAdmin: "/contact",
} as const;

/** To a person: what was decided about their account. A ban is a statement of reasons (R62). */
export function userMail(reader: MailReader, mail: UserMail, publicUrl: string): MailContent {
  const { t } = reader;
  return mailOf(reader, {
    key: `user.${mail.kind}`,
    why: "account",
    href: `${publicUrl}${mail.kind === "banned" ? withQuery("/contact", { ban: mail.token }) : pathOf[mail.kind]}`,
    values: mail.kind === "adminRole" ? { role: t(`mail:user.roles.${mail.adminRole}`) } : {},
    children: (
      <>
        {"facts" in mail && <MailQuote text={mail.facts} />}
        {mail.kind === "banned" && (
          <>
            <MailNote label={t("mail:decision.rule")} value={t(`decisions:rules.${mail.rule}`)} />
            <MailNote label={t("mail:decision.how")} value={t("mail:decision.byPerson")} />
            <MailNote label={t("mail:decision.object")} value={t("mail:user.objectText")} />
          </>
        )}
      </>
    ),
  });
}
