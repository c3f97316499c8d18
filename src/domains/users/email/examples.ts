import { adminRoles } from "#kernel/permissions.ts";
import type { MailReader } from "#platform/email/mail-content.tsx";
import type { MailExamples, MailSample } from "#platform/email/mail-examples.ts";
import { type UserMail, userMail } from "./user-mails.tsx";

const facts = "Six orders in a week were paid with cards that their owners had reported as stolen.";

const mailWith =
  (mail: UserMail) =>
  (reader: MailReader, { publicUrl }: MailSample) =>
    userMail(reader, mail, publicUrl);

export const userMails: MailExamples = {
  "user-banned": mailWith({ kind: "banned", rule: "fraud", facts, token: "e7Xq" }),
  "user-ban-upheld": mailWith({
    kind: "banUpheld",
    facts: "The bank confirms for each of the six cards that its owner had reported it before the order.",
  }),
  "user-unbanned": mailWith({ kind: "unbanned", facts: "The cards were yours; the bank confirms it." }),
  "user-signed-out": mailWith({ kind: "signedOut", facts: "Your phone was lost, as you told us." }),
  "user-session-ended": mailWith({
    kind: "sessionEnded",
    facts: "The tablet in the shop was still signed in.",
  }),
  "user-unlocked": mailWith({ kind: "unlocked", facts: "You called us; the clock of your phone was wrong." }),
  "user-limit-cleared": mailWith({
    kind: "limitCleared",
    facts: "Your many messages today are all about one fair.",
  }),
  "user-email-verified": mailWith({ kind: "emailVerified", facts: "You wrote to us from this address." }),
  "user-factors-reset": mailWith({ kind: "factorsReset" }),
  ...Object.fromEntries(
    adminRoles.map((adminRole) => [`user-admin-${adminRole}`, mailWith({ kind: "adminRole", adminRole })]),
  ),
  "user-no-admin": mailWith({ kind: "noAdmin" }),
};
