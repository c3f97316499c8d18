import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailCode } from "#platform/email/mail-parts.tsx";

export type AccountMail =
  | {
      kind:
        | "verify"
        | "choosePassword"
        | "known"
        | "reset"
        | "changed"
        | "factorAdded"
        | "factorRemoved"
        | "factorBlocked";
      url: string;
    }
  | { kind: "code" | "confirm"; code: string };

/** About the safety of an account: a link to follow, or a code to type. */
export function accountMail(reader: MailReader, mail: AccountMail): MailContent {
  if ("url" in mail) return mailOf(reader, { key: mail.kind, why: "account", href: mail.url });
  return mailOf(reader, {
    key: mail.kind,
    why: "account",
    values: { code: mail.code },
    children: <MailCode value={mail.code} />,
  });
}
