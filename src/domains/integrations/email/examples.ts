import type { MailExamples } from "#platform/email/mail-examples.ts";
import { webhookOff } from "./webhook-off.ts";

export const integrationMails: MailExamples = {
  webhookOff: (reader, { publicUrl }) =>
    webhookOff(reader, { url: "https://hooks.elroble.example/cafeto", publicUrl }),
};
