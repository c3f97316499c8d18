import { type Context, Hono } from "hono";
import { createRefund } from "../refunds/create-refund.ts";
import { createRefundParams } from "../refunds/refund-params.ts";
import type { Sandbox } from "../sandbox.ts";
import { createSession } from "../sessions/create-session.ts";
import { expireSession } from "../sessions/expire-session.ts";
import { createSessionParams } from "../sessions/session-params.ts";
import { ApiError } from "../wire/api-error.ts";
import { expandPaths } from "../wire/expand.ts";
import { readParams } from "../wire/read-params.ts";
import { type ApiEnv, serveApi, write } from "./api-request.ts";
import { makeExpandable } from "./expandable.ts";
import { addListRoutes } from "./list-routes.ts";
import { addReadRoutes, expandParams } from "./read-routes.ts";

/** The provider's API, for the calls that Cafeto makes. */
export function makeApiRoutes(sandbox: Sandbox): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  serveApi(app, sandbox);
  const expandable = makeExpandable(sandbox);

  app.post("/checkout/sessions", (context) =>
    write(sandbox, context, (fields) => {
      const params = readParams(createSessionParams, fields);
      return expandPaths(createSession(sandbox, params), params.expand, expandable);
    }),
  );
  app.post("/checkout/sessions/:id/expire", (context) =>
    write(sandbox, context, (fields, cause) => {
      const params = readParams(expandParams, fields);
      return expandPaths(expireSession(sandbox, context.req.param("id"), cause), params.expand, expandable);
    }),
  );
  app.post("/refunds", (context) =>
    write(sandbox, context, (fields, cause) => {
      const params = readParams(createRefundParams, fields);
      return expandPaths(createRefund(sandbox, params, cause), params.expand, expandable);
    }),
  );
  addReadRoutes(app, sandbox, expandable);
  addListRoutes(app, sandbox, expandable);
  app.all("*", (context: Context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    throw new ApiError(404, { type: "invalid_request_error", message });
  });
  return app;
}
