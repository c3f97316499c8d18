import type { MailExamples } from "#platform/email/mail-examples.ts";
import { newsletterMail } from "./newsletter-mails.tsx";

const example = { token: "example", days: 7 };

export const newsletterMails: MailExamples = {
  newsletterConfirm: (reader, { publicUrl }) => newsletterMail(reader, "confirm", { ...example, publicUrl }),
  newsletterWelcome: (reader, { publicUrl }) => newsletterMail(reader, "welcome", { ...example, publicUrl }),
  newsletterKnown: (reader, { publicUrl }) => newsletterMail(reader, "known", { ...example, publicUrl }),
};
