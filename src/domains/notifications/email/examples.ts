import type { MailExamples } from "#platform/email/mail-examples.ts";
import { digest } from "./digest.tsx";

export const notificationMails: MailExamples = {
  digest: (reader, { publicUrl }) =>
    digest(reader, { count: 3, titles: ["Finca La Esperanza", "Kurasu Kyoto", "Stumptown"], publicUrl }),
};
