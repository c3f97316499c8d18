import { classifyError } from "#client/classify-error.ts";

/**
 * Whether the payment itself failed and its own screen should show: provider or network unreachable, payment can't be
 * opened, or an unknown error. Problems of fields, prices and stock are shown in place.
 */
export function isPaymentFailure(error: unknown): boolean {
  const { code, type } = classifyError(error);
  return code === null || type === "payment" || type === "network";
}
