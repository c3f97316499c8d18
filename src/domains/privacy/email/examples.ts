import type { MailExamples } from "#platform/email/mail-examples.ts";
import { farewell } from "./farewell.ts";

export const privacyMails: MailExamples = { erased: farewell };
