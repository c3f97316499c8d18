import type { MailExamples } from "#platform/email/mail-examples.ts";
import { type PlanMail, planMail } from "./plan-mails.tsx";

const when = new Date("2026-06-30T12:00:00Z");
const notices: Record<string, PlanMail> = {
  freeEnds: { kind: "freeEnds", when, notice: 7, days: 7 },
  freeEndsTomorrow: { kind: "freeEnds", when, notice: 1, days: 1 },
  freeEnded: { kind: "freeEnded", when },
  renewalFailed: { kind: "renewalFailed", when },
  renewalReminder: { kind: "renewalReminder", when },
  shopHidden: { kind: "shopHidden", when },
  shopBack: { kind: "shopBack", when },
  productsRest: { kind: "productsRest", when, count: 12 },
  granted: { kind: "granted", when, planType: "premium", reason: "Thank you for joining the harvest fair." },
  grantEnded: { kind: "grantEnded", when, planType: "premium" },
  terms: { kind: "terms", when, priceCents: 49_900 },
  oneProductRests: { kind: "productsRest", when, count: 1 },
};

export const planMails: MailExamples = Object.fromEntries(
  Object.entries(notices).map(([name, news]): [string, MailExamples[string]] => [
    name,
    (reader, { publicUrl }) => planMail(reader, news, { company: "Finca El Roble", publicUrl }),
  ]),
);
