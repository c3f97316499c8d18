import type { MailExamples } from "#platform/email/mail-examples.ts";
import { keyRevoked } from "./key-revoked.tsx";
import { webhookOff } from "./webhook-off.ts";

export const integrationMails: MailExamples = {
  webhookOff: (reader, { publicUrl }) =>
    webhookOff(reader, { url: "https://hooks.elroble.example/cafeto", publicUrl }),
  keyRevoked: (reader, { publicUrl }) =>
    keyRevoked(reader, {
      ...{ name: "Warehouse", publicUrl },
      reason: "The key stood in a public repository. Make another one, and keep it out of the code.",
    }),
};
