import type Stripe from "stripe";
import type { Decline } from "../cards/test-cards.ts";

/** Who pays, as the hosted page asks. */
export interface Payer {
  email: string;
  name: string;
  country: string;
  postalCode: string | null;
}

/** How one attempt to pay ended. */
export type Payment =
  | { result: "paid" }
  | { result: "declined"; decline: Decline }
  | { result: "challenged" }
  | Closed;

/** Nothing was tried: the session is complete or expired. */
export interface Closed {
  result: "closed";
  status: "complete" | "expired";
}

/** What a session that can no longer be paid answers, or null while it is open. */
export function findClosed(session: Stripe.Checkout.Session): Closed | null {
  if (session.status === "open") return null;
  return { result: "closed", status: session.status === "complete" ? "complete" : "expired" };
}
