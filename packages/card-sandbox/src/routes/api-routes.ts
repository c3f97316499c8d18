import { type Context, Hono } from "hono";
import { z } from "zod";
import { createPrice, createPriceParams, lookupKey } from "../catalog/create-price.ts";
import { createProduct, createProductParams } from "../catalog/create-product.ts";
import { disturbCalls } from "../chaos/disturb-calls.ts";
import { advanceClock, clockParams, createClock } from "../clocks/test-clock.ts";
import { createAccount, createAccountParams, getAccount } from "../connect/account.ts";
import { createAccountLink, createLinkParams, createLoginLink } from "../connect/account-link.ts";
import { platform, withStatus } from "../connect/balance.ts";
import { createTransfer, createTransferParams } from "../connect/create-transfer.ts";
import { createReversalParams, reverseTransfer } from "../connect/reverse-transfer.ts";
import { attachMethodParams, attachTestCard } from "../customers/card-method.ts";
import {
  createCustomer,
  createCustomerParams,
  findCustomer,
  updateCustomer,
  updateCustomerParams,
} from "../customers/customer.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { acceptDispute, updateDispute, updateDisputeParams } from "../disputes/answer-dispute.ts";
import { findDispute } from "../disputes/dispute.ts";
import { payInvoice } from "../invoices/pay-invoice.ts";
import { createPreview, createPreviewParams } from "../invoices/preview-invoice.ts";
import type { WireTransaction } from "../objects/connect-objects.ts";
import type { Session } from "../objects/session-objects.ts";
import { createPortalParams, createPortalSession } from "../portal/portal-session.ts";
import { createRefund, createRefundParams } from "../refunds/create-refund.ts";
import type { Sandbox } from "../sandbox.ts";
import { createSchedule, createScheduleParams, releaseSchedule } from "../schedules/create-schedule.ts";
import { updateSchedule, updateScheduleParams } from "../schedules/update-schedule.ts";
import { expireSession } from "../sessions/close-session.ts";
import { createSession } from "../sessions/create-session.ts";
import { createSessionParams } from "../sessions/session-params.ts";
import { findSession } from "../sessions/stored-session.ts";
import { findIntent, findPrice, findRefund, findTransfer } from "../store/stored-object.ts";
import { cancelSubscription } from "../subscriptions/end-subscription.ts";
import { findSubscription } from "../subscriptions/subscription.ts";
import { updateSubscription, updateSubscriptionParams } from "../subscriptions/update-subscription.ts";
import { ApiError } from "../wire/api-error.ts";
import { createdFilters, createdRange, equal, pageParams } from "../wire/paging.ts";
import { expand, flag, id } from "../wire/read-params.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";
import { type ApiEnv, serveApi } from "./api-request.ts";
import { makeExpandable } from "./expandable.ts";

/** The endpoints of Stripe's API that the sandbox has. */
export function makeApiRoutes(sandbox: Sandbox): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  serveApi(app, sandbox);
  app.use(disturbCalls(sandbox));
  const api = { app, sandbox, expandable: makeExpandable(sandbox) };
  addPaymentRoutes(api);
  addPlanRoutes(api);
  addSubscriptionRoutes(api);
  addInvoiceRoutes(api);
  addConnectRoutes(api);
  addList(api, "/events", "events", pageParams, () => []);
  app.all("*", (context: Context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    throw new ApiError(404, { type: "invalid_request_error", message });
  });
  return app;
}

const expandParams = z.strictObject({ expand });
const created = createdRange.optional();

const listSessionsParams = pageParams.extend({
  customer: id.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
});

function addPaymentRoutes(api: Api): void {
  const { sandbox } = api;
  const sessions = "/checkout/sessions";
  addWrite(api, "POST", sessions, createSessionParams, ({ params }) => createSession(sandbox, params));
  addWrite(api, "POST", `${sessions}/:id/expire`, expandParams, (given) =>
    expireSession(sandbox, given.id, given.cause),
  );
  addRead(api, sessions, "checkout.session", "session", (box, one) => findSession(box, one)?.session ?? null);
  const asOfNow = (_: Sandbox, session: object) =>
    findSession(sandbox, (session as Session).id)?.session ?? session;
  addList(
    api,
    sessions,
    "sessions",
    listSessionsParams,
    ({ customer, status }) => [...equal("customer", customer), ...equal("status", status)],
    asOfNow,
  );
  addRead(api, "/payment_intents", "payment_intent", "intent", findIntent);
  addWrite(api, "POST", "/refunds", createRefundParams, ({ params, cause }) =>
    createRefund(sandbox, params, cause),
  );
  addRead(api, "/refunds", "refund", "refund", findRefund);
  const listRefundsParams = pageParams.extend({ payment_intent: id.optional() });
  addList(api, "/refunds", "refunds", listRefundsParams, ({ payment_intent: intent }) =>
    equal("payment_intent", intent),
  );
  addWrite(api, "POST", "/disputes/:id", updateDisputeParams, ({ params, ...given }) =>
    updateDispute(sandbox, given.id, params, given.cause),
  );
  addWrite(api, "POST", "/disputes/:id/close", expandParams, (given) =>
    acceptDispute(sandbox, given.id, given.cause),
  );
  addRead(api, "/disputes", "dispute", "dispute", findDispute);
  addList(api, "/disputes", "disputes", listRefundsParams, ({ payment_intent: intent }) =>
    equal("payment_intent", intent),
  );
}

const listPricesParams = pageParams.extend({
  active: flag.optional(),
  lookup_keys: z.array(lookupKey).length(1).optional(),
});

function addPlanRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/products", createProductParams, ({ params, cause }) =>
    createProduct(sandbox, params, cause),
  );
  addWrite(api, "POST", "/prices", createPriceParams, ({ params, cause }) =>
    createPrice(sandbox, params, cause),
  );
  addRead(api, "/prices", "price", "price", findPrice);
  addList(api, "/prices", "prices", listPricesParams, ({ active, lookup_keys: keys }) => [
    ...equal("active", active === undefined ? undefined : Number(active)),
    ...equal("lookup_key", keys?.[0]),
  ]);
  addWrite(api, "POST", "/customers", createCustomerParams, ({ params, cause }) =>
    createCustomer(sandbox, params, cause),
  );
  addWrite(api, "POST", "/customers/:id", updateCustomerParams, (given) =>
    updateCustomer(sandbox, given.id, given.params, given.cause),
  );
  addWrite(api, "DELETE", "/customers/:id", expandParams, (given) =>
    deleteCustomer(sandbox, given.id, given.cause),
  );
  addRead(api, "/customers", "customer", "id", findCustomer);
  addWrite(api, "POST", "/payment_methods/:id/attach", attachMethodParams, ({ params, ...given }) =>
    attachTestCard(sandbox, given.id, params.customer, given.cause),
  );
  const clocks = "/test_helpers/test_clocks";
  addWrite(api, "POST", clocks, clockParams, ({ params, cause }) =>
    createClock(sandbox, params.frozen_time, cause),
  );
  addWrite(api, "POST", `${clocks}/:id/advance`, clockParams, ({ params, ...given }) =>
    advanceClock(sandbox, given.id, params.frozen_time, given.cause),
  );
}

const listSubscriptionsParams = pageParams.extend({
  customer: id.optional(),
  status: z.enum(["active", "past_due", "unpaid", "canceled", "all"]).optional(),
});

function addSubscriptionRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/subscriptions/:id", updateSubscriptionParams, ({ params, ...given }) =>
    updateSubscription(sandbox, given.id, params, given.cause),
  );
  addWrite(api, "DELETE", "/subscriptions/:id", expandParams, (given) =>
    cancelSubscription(sandbox, given.id, given.cause),
  );
  addRead(api, "/subscriptions", "subscription", "id", findSubscription);
  addList(api, "/subscriptions", "subscriptions", listSubscriptionsParams, ({ customer, status }) => [
    ...equal("customer", customer),
    // Without a status, those that have not been canceled.
    ...(status === undefined ? [{ sql: "status <> ?", value: "canceled" }] : []),
    ...equal("status", status === "all" ? undefined : status),
  ]);
  const schedules = "/subscription_schedules";
  addWrite(api, "POST", schedules, createScheduleParams, ({ params, cause }) =>
    createSchedule(sandbox, params.from_subscription, cause),
  );
  addWrite(api, "POST", `${schedules}/:id`, updateScheduleParams, ({ params, ...given }) =>
    updateSchedule(sandbox, given.id, params, given.cause),
  );
  addWrite(api, "POST", `${schedules}/:id/release`, expandParams, (given) =>
    releaseSchedule(sandbox, given.id, given.cause),
  );
}

const listInvoicesParams = pageParams.extend({
  customer: id.optional(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]).optional(),
});
const listPaymentsParams = pageParams.extend({
  invoice: id.optional(),
  status: z.enum(["open", "paid", "canceled"]).optional(),
});

function addInvoiceRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/invoices/create_preview", createPreviewParams, ({ params }) =>
    createPreview(sandbox, params),
  );
  addWrite(api, "POST", "/invoices/:id/pay", expandParams, (given) =>
    payInvoice(sandbox, given.id, given.cause),
  );
  addList(api, "/invoices", "invoices", listInvoicesParams, ({ customer, status }) => [
    ...equal("customer", customer),
    ...equal("status", status),
  ]);
  addList(api, "/invoice_payments", "invoice_payments", listPaymentsParams, ({ invoice, status }) => [
    ...equal("invoice", invoice),
    ...equal("status", status),
  ]);
  addWrite(api, "POST", "/billing_portal/sessions", createPortalParams, ({ params, cause }) =>
    createPortalSession(sandbox, params, cause),
  );
}

const listTransfersParams = pageParams.extend({
  destination: id.optional(),
  transfer_group: z.string().max(255).optional(),
});

function addConnectRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/accounts", createAccountParams, ({ params }) => createAccount(sandbox, params));
  addRead(api, "/accounts", "account", "account", getAccount);
  addWrite(api, "POST", "/accounts/:id/login_links", expandParams, (given) =>
    createLoginLink(sandbox, given.id),
  );
  addWrite(api, "POST", "/account_links", createLinkParams, ({ params }) =>
    createAccountLink(sandbox, params),
  );
  addWrite(api, "POST", "/transfers", createTransferParams, ({ params, cause }) =>
    createTransfer(sandbox, params, cause),
  );
  addRead(api, "/transfers", "transfer", "transfer", findTransfer);
  addList(api, "/transfers", "transfers", listTransfersParams, ({ destination, transfer_group: group }) => [
    ...equal("destination", destination),
    ...equal("transfer_group", group),
  ]);
  addWrite(api, "POST", "/transfers/:id/reversals", createReversalParams, ({ params, ...given }) =>
    reverseTransfer(sandbox, given.id, params, given.cause),
  );
  addList(
    api,
    "/balance_transactions",
    "balance_transactions",
    pageParams.extend({ created }),
    (params) => [...equal("account", platform), ...createdFilters(params.created)],
    (box, body) => withStatus(box, body as WireTransaction),
  );
}
