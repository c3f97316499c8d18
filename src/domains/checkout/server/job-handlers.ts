import { checkoutJobs } from "#domains/checkout/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { checkInvariants } from "./check-invariants.ts";
import { endOpenPayments } from "./end-open-payments.ts";
import { refundLatePayment } from "./refund-late-payment.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { sweepPurchases } from "./sweep-purchases.ts";

export const checkoutJobHandlers = handleJobs(checkoutJobs, {
  settlePurchase: (infra, { orderId }) => settlePurchase(infra, orderId),
  refundLatePayment,
  endOpenPayments,
  sweepPurchases,
  checkInvariants,
});
