import type { InvitedRole } from "#domains/team/team-rules.ts";
import { formatDate } from "#kernel/formats.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Invitation = { company: string; role: InvitedRole; token: string; expiresAt: Date; publicUrl: string };

/** To an invited address, which may have no account: whose team, as what, and the link, valid once. */
export const invitationMail = (
  reader: MailReader,
  { company, role, token, expiresAt, publicUrl }: Invitation,
): MailContent =>
  mailOf(reader, {
    key: "team.invitation",
    why: "request",
    greeting: reader.t("mail:hello"),
    values: {
      company,
      role: reader.t(`mail:team.roles.${role}`),
      date: formatDate(expiresAt.toISOString()),
    },
    href: `${publicUrl}/vendor/register?invitation=${token}`,
  });

/** What the owner decided about a membership. */
export type MembershipNews = { kind: "roleChanged"; role: InvitedRole } | { kind: "removed"; reason: string };

/** To a member of a team: another role, or the end, with the owner's reason. */
export const membershipMail = (
  reader: MailReader,
  news: MembershipNews,
  { company, publicUrl }: { company: string; publicUrl: string },
): MailContent =>
  mailOf(reader, {
    key: `team.${news.kind}`,
    why: "account",
    values: { company, role: news.kind === "roleChanged" ? reader.t(`mail:team.roles.${news.role}`) : "" },
    ...(news.kind === "roleChanged" ? { href: `${publicUrl}/vendor/dashboard` } : {}),
    children: news.kind === "removed" && <MailQuote text={news.reason} />,
  });
