import { defineGuessLimit, defineLimit, defineSendingLimits } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const moderationLimits = {
  report: defineLimit("report", 10, 3_600),
  /** Of who has no account: a report mails the address that was typed. */
  visitorReport: defineSendingLimits("report_visitor", 5),
  /** Guesses at the link by which a visitor objects. */
  objection: defineGuessLimit("report_objection", 30, 3_600),
};
