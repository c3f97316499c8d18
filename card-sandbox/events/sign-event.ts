import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header: HMAC-SHA256 of `seconds.payload` under the endpoint's secret. */
export function signEvent(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
