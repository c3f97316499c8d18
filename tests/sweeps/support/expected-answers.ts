/**
 * The response of a procedure to a valid input when the sweep lacks something: a code, an outside provider. `orFine`:
 * some callers have it.
 */
export const expectedAnswers: Record<string, { status: number; code?: string; orFine?: true }> = {
  // Some admitted callers have applied, and the others do so here.
  "vendors.apply": { status: 409, code: "CONFLICT", orFine: true },
  "decisions.objectAsApplicant": { status: 404, code: "NOT_FOUND" },
  "vendors.getApplication": { status: 404, code: "NOT_FOUND", orFine: true },
  "vendors.resubmitApplication": { status: 409, code: "CONFLICT", orFine: true },
  // The sweep's vendors have no subscription, so there is nothing to change.
  "plans.startSubscription": { status: 409, code: "PLAN_NOT_CHANGEABLE", orFine: true },
  "plans.openPortal": { status: 409, code: "PLAN_NOT_CHANGEABLE", orFine: true },
  "plans.previewUpgrade": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  "plans.upgradePlan": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  "plans.scheduleDowngrade": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  "plans.undoScheduledChange": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  // The provider knows nothing of the sweep's disputes.
  "disputes.answerDispute": { status: 503, code: "PAYMENT_UNAVAILABLE" },
  "disputes.acceptDispute": { status: 503, code: "PAYMENT_UNAVAILABLE" },
  // Nor do they have a balance, or a second factor.
  "payouts.requestPayout": { status: 409, code: "PAYOUT_ACCOUNT_NOT_READY" },
  "payouts.startOnboarding": { status: 403, code: "SECOND_FACTOR_REQUIRED" },
  "payouts.openPayoutDashboard": { status: 403, code: "SECOND_FACTOR_REQUIRED" },
  "payouts.recordManualPayout": { status: 422, code: "PAYOUT_ABOVE_BALANCE" },
  "auth.getToken": { status: 401, code: "INVALID_CREDENTIALS" },
  "auth.verifyOtp": { status: 422, code: "INVALID_CODE" },
  "auth.followLink": { status: 303 },
  "auth.updateUser": { status: 422, code: "EMAIL_FIXED" },
  "auth.linkIdentity": { status: 422, code: "PROVIDER_NOT_ENABLED" },
  "auth.getNonce": { status: 422, code: "PROVIDER_NOT_ENABLED" },
  "auth.startSso": { status: 422, code: "PROVIDER_NOT_ENABLED" },
  "auth.confirmSession": { status: 401, code: "INVALID_CREDENTIALS" },
  // An administrator's first factor needs a mailed code.
  "auth.enrollFactor": { status: 403, code: "REAUTHENTICATION_REQUIRED", orFine: true },
  "auth.verifyFactor": { status: 422, code: "INVALID_CODE" },
  "auth.renewRecoveryCodes": { status: 409, code: "CONFLICT" },
  "auth.redeemRecoveryCode": { status: 422, code: "INVALID_CODE" },
  // None of the sweep's callers is a member, or has a mailed link.
  "team.leaveTeam": { status: 404, code: "NOT_FOUND" },
  "team.acceptInvitation": { status: 404, code: "NOT_FOUND" },
  "newsletter.confirmSubscription": { status: 422, code: "INVALID_LINK" },
  "newsletter.openUnsubscribePage": { status: 303 },
  "notifications.openDigestSettings": { status: 303 },
  // The typed address is not the caller's, so no account is erased.
  "privacy.eraseAccount": { status: 400, code: "BAD_REQUEST" },
};
