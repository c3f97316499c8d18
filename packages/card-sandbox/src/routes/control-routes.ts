import { Hono } from "hono";
import { setChaos, viewChaos } from "../chaos/chaos-routes.ts";
import { type Mishap, mishaps } from "../chaos/money-section.ts";
import { moveMoney } from "../chaos/move-money.ts";
import { onboardAccount, type Submitted } from "../connect/onboard-account.ts";
import { bankNumbers } from "../connect/payouts.ts";
import { closeDispute, findChargeOf, findDispute, openDispute } from "../disputes/dispute.ts";
import { formFields, type PaymentForm, readPaymentForm } from "../pages/read-payment-form.ts";
import { endChallenge } from "../payments/end-challenge.ts";
import { paySession } from "../payments/pay-session.ts";
import { failRefund } from "../refunds/fail-refund.ts";
import type { Sandbox } from "../sandbox.ts";
import { findEmail, getSession } from "../sessions/stored-session.ts";
import { findRefund } from "../store/stored-object.ts";
import { ApiError, missing } from "../wire/api-error.ts";
import { type ApiEnv, serveApi } from "./api-request.ts";
import { successUrlOf } from "./page-headers.ts";

/** What only tests call; the provider has nothing of the kind. */
export function makeControlRoutes(sandbox: Sandbox): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  serveApi(app, sandbox);
  app.post("/sessions/:id/pay", async (context) => {
    const body = readObject(await context.req.text());
    return context.json(pay(sandbox, context.req.param("id"), body));
  });
  app.post("/accounts/:id/onboard", async (context) => {
    const submitted = { ...filledIn, ...readObject(await context.req.text()) };
    const onboard = () => onboardAccount(sandbox, context.req.param("id"), submitted);
    return context.json(sandbox.store.transact(onboard));
  });
  addBankControls(app, sandbox);
  addPayoutControls(app, sandbox);
  app.get("/chaos", (context) => context.json(viewChaos(sandbox)));
  app.post("/chaos", async (context) =>
    context.json(setChaos(sandbox, readObject(await context.req.text()))),
  );
  app.all("*", () => {
    const message = "The card sandbox has no such control.";
    throw new ApiError(404, { type: "invalid_request_error", message });
  });
  return app;
}

/** What a card's bank does after a payment. */
function addBankControls(app: Hono<ApiEnv>, sandbox: Sandbox): void {
  app.post("/payment_intents/:id/dispute", async (context) => {
    const { reason = "fraudulent", amount } = readObject(await context.req.text());
    const intentId = context.req.param("id");
    return context.json(
      sandbox.store.transact(() => {
        const charge = findChargeOf(sandbox, intentId);
        if (!charge) throw missing("payment_intent", intentId, "payment_intent");
        return openDispute(sandbox, charge, {
          reason: String(reason),
          amount: typeof amount === "number" ? amount : undefined,
        });
      }),
    );
  });
  app.post("/disputes/:id/:decision{won|lost}", (context) => {
    const { id, decision } = context.req.param();
    return context.json(
      sandbox.store.transact(() => {
        const dispute = findDispute(sandbox, id);
        if (!dispute) throw missing("dispute", id, "dispute");
        return closeDispute(sandbox, dispute, decision as "won" | "lost");
      }),
    );
  });
  app.post("/refunds/:id/fail", (context) => {
    const id = context.req.param("id");
    return context.json(
      sandbox.store.transact(() => {
        const refund = findRefund(sandbox, id);
        if (!refund) throw missing("refund", id, "refund");
        return failRefund(sandbox, refund);
      }),
    );
  });
}

/** What happens to a vendor's money at the provider, after the platform sent it there. */
function addPayoutControls(app: Hono<ApiEnv>, sandbox: Sandbox): void {
  for (const mishap of Object.keys(mishaps) as Mishap[])
    app.post(`/${mishaps[mishap]}/:id/${mishap}`, async (context) => {
      const { amount } = readObject((await context.req.text()) || "{}");
      const cents = typeof amount === "number" ? amount : undefined;
      const move = () => moveMoney[mishap](sandbox, context.req.param("id") ?? "", cents);
      return context.json(sandbox.store.transact(move));
    });
}

/** What the hosted form would be told, unless the call says otherwise. */
const filledIn: Submitted = {
  businessType: "company",
  legalName: "Test Vendor",
  description: "Coffee",
  bankNumber: bankNumbers[0],
};

/** Pays like the hosted page's form, with that form's fields made up where they are not given. */
function pay(sandbox: Sandbox, id: string, body: Record<string, unknown>): object {
  const { session } = getSession(sandbox, id);
  const read = readPaymentForm(fillForm(body, findEmail(sandbox, session)), sandbox.now());
  if ("problems" in read) {
    const message = `The form was not filled in right: ${JSON.stringify(read.problems)}`;
    throw new ApiError(400, { type: "invalid_request_error", message });
  }
  let payment: { result: string; status?: string } = paySession(sandbox, id, read.card, read.payer);
  const outcome = body.challenge;
  if (payment.result === "challenged" && (outcome === "complete" || outcome === "fail")) {
    payment = endChallenge(sandbox, id, outcome);
  }
  const after = getSession(sandbox, id).session;
  return {
    ...payment,
    session: after.id,
    session_status: after.status,
    payment_intent: after.payment_intent,
    redirect_url: after.status === "complete" ? successUrlOf(after) : null,
  };
}

function fillForm(body: Record<string, unknown>, email: string | null): PaymentForm {
  const number = String(body.card ?? "");
  const form: PaymentForm = {
    email: email ?? "buyer@example.com",
    number,
    expiry: "12/40",
    cvc: /^3[47]/.test(number) ? "1234" : "123",
    name: "Test Buyer",
    country: "US",
    postalCode: "10001",
  };
  for (const field of formFields) {
    if (typeof body[field] === "string" && field !== "number") form[field] = body[field];
  }
  return form;
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Refused below like any other body that is no object.
  }
  const message = 'Send JSON like {"card":"4242424242424242"}.';
  throw new ApiError(400, { type: "invalid_request_error", message });
}
