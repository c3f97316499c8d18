import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";

/** To a vendor: an endpoint that takes nothing was switched off. */
export const webhookOff = (reader: MailReader, facts: { url: string; publicUrl: string }): MailContent =>
  mailOf(reader, {
    key: "webhookOff",
    why: "shop",
    values: { host: new URL(facts.url).host },
    href: `${facts.publicUrl}/vendor/dashboard?tab=enterprise&panel=webhooks`,
  });
