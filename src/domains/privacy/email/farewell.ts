import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";

/** The last mail to someone whose account was erased. */
export const farewell = (reader: MailReader): MailContent =>
  mailOf(reader, { key: "erased", why: "account" });
