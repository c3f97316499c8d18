import type Stripe from "stripe";
import { findCustomer } from "../customers/kept-customer.ts";
import type { Sandbox } from "../sandbox.ts";

/** The address of who pays, where the shop gave one: by itself, or as that of a customer. */
export function findEmail(sandbox: Sandbox, session: Stripe.Checkout.Session): string | null {
  if (typeof session.customer !== "string") return session.customer_email;
  const customer = findCustomer(sandbox, session.customer);
  return customer && "email" in customer ? customer.email : null;
}
