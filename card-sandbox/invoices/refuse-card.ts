import type { WireInvoice } from "../objects/make-invoice.ts";
import { findIntent } from "../payments/kept-intent.ts";
import type { Sandbox } from "../sandbox.ts";
import { ApiError } from "../wire/api-error.ts";
import { findInvoicePayment } from "./invoice-payment.ts";

/** The API's 402 for an invoice whose card was refused, with the bank's reason. */
export function refuseCard(sandbox: Sandbox, invoice: WireInvoice): ApiError {
  const payment = findInvoicePayment(sandbox, invoice.id);
  const intent = payment && findIntent(sandbox, payment.payment.payment_intent);
  const error = intent?.last_payment_error;
  if (!intent || !error) {
    const message = "Cannot charge a customer that has no active card.";
    return new ApiError(402, { type: "card_error", code: "missing", message });
  }
  return new ApiError(402, {
    type: "card_error",
    message: error.message ?? "Your card was declined.",
    ...(error.code ? { code: error.code } : {}),
    ...(error.decline_code ? { decline_code: error.decline_code } : {}),
    ...(error.charge ? { charge: error.charge } : {}),
    payment_intent: intent,
    ...(error.payment_method ? { payment_method: error.payment_method } : {}),
  });
}
