/**
 * What the audit log can say was done, as `subject.verb`. A verb that changes another person's data adds its own here, with its
 * label in `src/domains/security/locales`.
 */
export const auditActions = [
  "approval.approve",
  "approval.decline",
  "approval.request",
  "approval.withdraw",
  "decision.answer-objection",
  "dispute.accept",
  "dispute.answer",
  "dispute.relieve-vendors",
  "inquiry.answer",
  "inquiry.close",
  "inquiry.reopen",
  "jobs.retry",
  "note.add",
  "order.resend-mail",
  "outside-refund.assign",
  "outside-refund.bear",
  "parcel.cancel",
  "parcel.refund",
  "product.approve",
  "product.reject",
  "product.restore",
  "product.take-down",
  "rates.accept",
  "rates.decline",
  "refund.retry",
  "report.close",
  "setting.change",
  "setting.withdraw",
  "user.change",
  "user.create",
  "user.end-sessions",
  "user.remove-order-limit",
  "user.set-order-limit",
  "vendor.approve",
  "vendor.end-plan-grant",
  "vendor.grant-plan",
  "vendor.pause-payouts",
  "vendor.pay-by-hand",
  "vendor.reinstate",
  "vendor.reject",
  "vendor.resume-payouts",
  "vendor.set-terms",
  "vendor.suspend",
  "vendor.terminate",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry can be about; `id` is the row's, or the key of a setting. */
export const auditSubjects = [
  "approval",
  "category",
  "decision",
  "dispute",
  "inquiry",
  "job",
  "order",
  "outside-refund",
  "parcel",
  "product",
  "refund",
  "report",
  "setting",
  "staff",
  "user",
  "vendor",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const longestAuditReason = 2_000;
