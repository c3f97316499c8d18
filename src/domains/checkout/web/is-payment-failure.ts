import { classifyError } from "#client/classify-error.ts";

/**
 * Whether the payment part itself failed, so that its own screen is the answer: the provider or the network is out of
 * reach, the payment can't be opened, or the server has no name for it. Fields, prices and stock have better places.
 */
export function isPaymentFailure(error: unknown): boolean {
  const { code, type } = classifyError(error);
  return code === null || type === "payment" || type === "network";
}
