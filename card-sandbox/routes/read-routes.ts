import type { Hono } from "hono";
import { z } from "zod";
import { findEvent } from "../events/find-event.ts";
import { findIntent } from "../payments/kept-intent.ts";
import { findCharge } from "../refunds/kept-charge.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSession } from "../sessions/find-session.ts";
import { findPaymentMethod, findRefund } from "../store/find-object.ts";
import { missing } from "../wire/api-error.ts";
import { type Expandable, expandPaths } from "../wire/expand.ts";
import { expand, readParams } from "../wire/read-params.ts";
import { type ApiEnv, readQuery } from "./api-request.ts";

export const expandParams = z.strictObject({ expand });

/** GET of one thing by its id. */
export function addReadRoutes(app: Hono<ApiEnv>, sandbox: Sandbox, expandable: Expandable): void {
  const serve = (path: string, what: string, param: string, find: (id: string) => object | null): void => {
    app.get(`${path}/:id`, (context) => {
      const params = readParams(expandParams, readQuery(context));
      const id = context.req.param("id") ?? "";
      const found = find(id);
      if (!found) throw missing(what, id, param);
      return context.json(expandPaths(found, params.expand, expandable));
    });
  };
  serve(
    "/checkout/sessions",
    "checkout.session",
    "session",
    (id) => findSession(sandbox, id)?.session ?? null,
  );
  serve("/payment_intents", "payment_intent", "intent", (id) => findIntent(sandbox, id));
  serve("/charges", "charge", "id", (id) => findCharge(sandbox, id));
  serve("/refunds", "refund", "refund", (id) => findRefund(sandbox, id));
  serve("/events", "event", "id", (id) => findEvent(sandbox, id));
  serve("/payment_methods", "PaymentMethod", "payment_method", (id) => findPaymentMethod(sandbox, id));
}
