import type { MailExamples } from "#platform/email/mail-examples.ts";
import { accountMail } from "./account-mail.tsx";

const links = {
  verify: "/auth/v1/verify?type=signup&token=example",
  choosePassword: "/auth/v1/verify?type=recovery&token=example",
  known: "/auth",
  reset: "/auth/v1/verify?type=recovery&token=example",
  changed: "/profile/settings",
  factorAdded: "/profile/settings",
  factorRemoved: "/profile/settings",
  factorBlocked: "/forgot-password",
} as const;

export const authMails: MailExamples = {
  ...Object.fromEntries(
    Object.entries(links).map(([kind, path]) => [
      kind,
      (reader, { publicUrl }) =>
        accountMail(reader, { kind: kind as keyof typeof links, url: `${publicUrl}${path}` }),
    ]) satisfies [string, MailExamples[string]][],
  ),
  code: (reader) => accountMail(reader, { kind: "code", code: "482913" }),
  confirm: (reader) => accountMail(reader, { kind: "confirm", code: "105776" }),
};
