import { classifyError } from "#client/classify-error.ts";

/** The kinds of errors on the Payment System Error screen. */
export type PaymentErrorKind = "network" | "payment" | "authentication" | "other";

export function kindOf(error: unknown): PaymentErrorKind {
  const { type } = classifyError(error);
  return type === "network" || type === "payment" || type === "authentication" ? type : "other";
}
