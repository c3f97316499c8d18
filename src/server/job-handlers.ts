import { countStockOuts } from "#domains/analytics/server/count-stock-outs.ts";
import { forgetViewers } from "#domains/analytics/server/forget-viewers.ts";
import { forgetExpired } from "#domains/auth/server/forget-expired.ts";
import { writeAccountMail } from "#domains/auth/server/write-account-mail.ts";
import { writeAccountSms } from "#domains/auth/server/write-account-sms.ts";
import { forgetOldCarts } from "#domains/cart/server/forget-old-carts.ts";
import { workOnBulkUpload } from "#domains/catalogue/server/bulk/work-on-bulk-upload.ts";
import { checkInvariants } from "#domains/checkout/server/check-invariants.ts";
import { refundLatePayment } from "#domains/checkout/server/refund-late-payment.ts";
import { settlePurchase } from "#domains/checkout/server/settle-purchase.ts";
import { sweepPurchases } from "#domains/checkout/server/sweep-purchases.ts";
import { deliverWebhook } from "#domains/integrations/server/deliver-webhook.ts";
import { forgetOldDeliveries } from "#domains/integrations/server/forget-old-deliveries.ts";
import { onTellVendor } from "#domains/integrations/server/on-tell-vendor.ts";
import { watchParcels } from "#domains/orders/server/watch-parcels.ts";
import { processCardEvent } from "#domains/payments/server/process-card-event.ts";
import { sendRefund } from "#domains/payments/server/send-refund.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { sendPayout } from "#domains/payouts/server/send-payout.ts";
import { startPayouts } from "#domains/payouts/server/start-payouts.ts";
import { syncPayoutAccount } from "#domains/payouts/server/sync-payout-account.ts";
import { closeCustomer } from "#domains/plans/server/close-customer.ts";
import { sweepPlans } from "#domains/plans/server/sweep-plans.ts";
import { syncSubscription } from "#domains/plans/server/sync-subscription.ts";
import { onIndexProduct } from "#domains/search/server/on-index-product.ts";
import { onIndexShop } from "#domains/search/server/on-index-shop.ts";
import { refreshPopularity } from "#domains/search/server/refresh-popularity.ts";
import { refreshWords } from "#domains/search/server/refresh-words.ts";
import { reindexProducts } from "#domains/search/server/reindex-products.ts";
import { forgetOldMails } from "#platform/email/forget-old-mails.ts";
import { openSmsSender } from "#platform/email/open-sms-sender.ts";
import { openMailer } from "#platform/email/outbox.ts";
import type { JobHandlers } from "#platform/jobs/jobs.ts";
import { forgetOldCounts } from "#platform/limits/forget-old-counts.ts";
import type { Doors } from "#platform/rpc/context.ts";

/** What each job does, in one table. */
export function jobHandlers(doors: Doors): JobHandlers {
  const sendEmail = openMailer(doors.config.mail.smtpUrl, doors.config.mail.from);
  const sendSms = openSmsSender(doors.config.sms.webhookUrl);
  return {
    "send-sms": (data) => sendSms(doors, data.emailId),
    "send-email": (data) => sendEmail(doors, data.emailId),
    "write-account-mail": (data) => writeAccountMail(doors, data),
    "write-account-sms": (data) => writeAccountSms(doors, data),
    "process-card-event": (data) => processCardEvent(doors, data),
    "settle-purchase": (data) => settlePurchase(doors, data.orderId),
    "refund-late-payment": (data) => refundLatePayment(doors, data),
    "send-refund": (data) => sendRefund(doors, data),
    "watch-parcels": () => watchParcels(doors),
    "sweep-purchases": () => sweepPurchases(doors),
    "start-payouts": () => startPayouts(doors),
    "send-payout": (data) => sendPayout(doors, data),
    "sync-payout-account": (data) => syncPayoutAccount(doors, data),
    "reconcile-money": () => reconcileMoney(doors),
    "sync-subscription": (data) => syncSubscription(doors, data),
    "sweep-plans": () => sweepPlans(doors),
    "close-customer": (data) => closeCustomer(doors, data),
    "check-invariants": async () => {
      await checkInvariants(doors);
    },
    "index-product": (data) => onIndexProduct(doors, data),
    "index-shop": (data) => onIndexShop(doors, data),
    "tell-vendor": (data) => onTellVendor(doors, data),
    "deliver-webhook": (data) => deliverWebhook(doors, data),
    "work-on-bulk-upload": (data) => workOnBulkUpload(doors, data),
    "refresh-popularity": () => refreshPopularity(doors),
    "refresh-words": () => refreshWords(doors),
    "reindex-products": () => reindexProducts(doors),
    "count-stock-outs": () => countStockOuts(doors),
    "forget-expired": async () => {
      await forgetExpired(doors);
      await forgetOldMails(doors);
      await forgetOldCounts(doors);
      await forgetViewers(doors);
      await forgetOldDeliveries(doors);
      await forgetOldCarts(doors);
    },
  };
}
