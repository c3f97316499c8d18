import type { MailExamples } from "#platform/email/mail-examples.ts";
import { type ProblemMail, problemMail } from "./problem-mails.tsx";

const problem: ProblemMail["problem"] = {
  id: "5d0c4c2e-0000-4000-8000-000000000002",
  orderId: "5d0c4c2e-0000-4000-8000-000000000003",
  kind: "damaged",
  state: "reported",
  outcome: null,
  rule: null,
  facts: null,
  objectionOutcome: null,
  dueAt: new Date("2026-05-14T12:00:00Z"),
};
const facts = { number: 10_482, companyName: "Finca La Esperanza" };
const closed: ProblemMail["problem"] = { ...problem, state: "closed", dueAt: null };
const reasons = "The pictures show torn bags inside an undamaged box.";
const decided: ProblemMail["problem"] = { ...closed, outcome: "refunded", rule: "defective", facts: reasons };

const example = (given: Pick<ProblemMail, "side" | "news" | "actor"> & Partial<ProblemMail>) =>
  ((reader, { publicUrl }) =>
    problemMail(reader, {
      ...facts,
      words: "",
      problem,
      publicUrl,
      ...given,
    })) satisfies MailExamples[string];

export const problemMails: MailExamples = {
  problemReported: example({ side: "vendor", news: "reported", actor: "buyer" }),
  problemAnswered: example({
    ...{ side: "buyer", news: "answered", actor: "vendor", problem: { ...problem, state: "offered" } },
  }),
  problemMoved: example({
    ...{
      side: "buyer",
      news: "moved",
      actor: "system",
      problem: { ...problem, state: "escalated" },
    },
  }),
  problemMovedForVendor: example({
    ...{ side: "vendor", news: "moved", actor: "buyer", problem: { ...problem, state: "escalated" } },
  }),
  problemClosed: example({
    side: "buyer",
    news: "closed",
    actor: "admin",
    problem: decided,
    words: reasons,
  }),
  problemClosedForVendor: example({
    ...{ side: "vendor", news: "closed", actor: "system" },
    problem: { ...closed, outcome: "declined" },
  }),
};
