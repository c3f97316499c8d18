import type { MailContent, MailReader } from "./mail-content.tsx";

/** What an example may use of the market: its address, and pictures of products as their rows have them. */
export type MailSample = { publicUrl: string; pictures: readonly string[] };

/** A mail of each kind with invented facts, for the gallery at /dev/mail and its tests. Beside each domain's mails. */
export type MailExamples = Record<string, (reader: MailReader, sample: MailSample) => MailContent>;
