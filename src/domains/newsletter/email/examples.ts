import type { MailExamples } from "#platform/email/mail-examples.ts";
import { newsletterMail } from "./newsletter-mails.tsx";

const token = "example";

export const newsletterMails: MailExamples = {
  newsletterConfirm: (reader, { publicUrl }) => newsletterMail(reader, "confirm", { token, publicUrl }),
  newsletterWelcome: (reader, { publicUrl }) => newsletterMail(reader, "welcome", { token, publicUrl }),
  newsletterKnown: (reader, { publicUrl }) => newsletterMail(reader, "known", { token, publicUrl }),
};
