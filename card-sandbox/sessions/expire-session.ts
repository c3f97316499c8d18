import type Stripe from "stripe";
import type { Cause, Sandbox } from "../sandbox.ts";
import { ApiError } from "../wire/api-error.ts";
import { closeSession } from "./close-session.ts";
import { getSession } from "./find-session.ts";

/** Closes an open session by request; fails with a 400 where it is complete or expired. */
export function expireSession(sandbox: Sandbox, id: string, cause: Cause): Stripe.Checkout.Session {
  const { session } = getSession(sandbox, id);
  if (session.status !== "open") {
    const message = `Only an open checkout session can be expired; this one's status is ${session.status}.`;
    throw new ApiError(400, { type: "invalid_request_error", message });
  }
  return closeSession(sandbox, session, cause);
}
