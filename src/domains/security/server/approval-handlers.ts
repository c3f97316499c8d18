import type { ApprovalAction } from "#domains/approvals/approval-rules.ts";
import { terminateApproved } from "#domains/decisions/server/terminate-approved.ts";
import { cancelApproved, refundApproved } from "#domains/orders/server/refund-approved.ts";
import { payByHand } from "#domains/payouts/server/pay-by-hand.ts";
import { agreeTerms } from "#domains/plans/server/agree-terms.ts";
import { decideApproved } from "#domains/problems/server/decide-problem.ts";
import { reopenMonth } from "#domains/reports/server/reopen-month.ts";
import { changeApproved } from "#domains/settings/server/change-approved.ts";
import { resetFactors } from "#domains/users/server/reset-factors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/**
 * What an approval does, by action, in the approving transaction; the caller is the administrator who approves. An `AppError`
 * that it throws leaves the request waiting; `ofActions` in `approval-calls.ts` declares it.
 */
type ApprovalHandler = (tx: SignedInCtx, input: never) => Promise<unknown>;

export const approvalHandlers: Record<ApprovalAction, ApprovalHandler> = {
  "month.reopen": reopenMonth,
  "parcel.cancel": cancelApproved,
  "parcel.refund": refundApproved,
  "problem.decide": decideApproved,
  "setting.change": changeApproved,
  "user.reset-factors": resetFactors,
  "vendor.pay-by-hand": payByHand,
  "vendor.set-terms": agreeTerms,
  "vendor.terminate": terminateApproved,
};
