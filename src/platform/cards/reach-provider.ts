import Stripe from "stripe";
import { AppError } from "#kernel/errors.ts";
import type { Log } from "#platform/log/log.ts";
import { providerErrors } from "#platform/metrics/metrics.ts";

/**
 * Calls the card provider, never inside a transaction. PAYMENT_UNAVAILABLE when it can't be reached or rejects the
 * request; CARD_REFUSED when a saved card was declined.
 */
export async function reachProvider<Result>(
  { log }: { log: Log },
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    providerErrors.inc({ type: error.type });
    log.error(
      { type: error.type, code: error.code, status: error.statusCode, reason: error.message },
      "card provider",
    );
    throw new AppError(
      error instanceof Stripe.errors.StripeCardError ? "CARD_REFUSED" : "PAYMENT_UNAVAILABLE",
    );
  }
}
