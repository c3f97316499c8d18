import { type Context, Hono } from "hono";
import { createRefund } from "../refunds/create-refund.ts";
import { createRefundParams } from "../refunds/refund-params.ts";
import type { Sandbox } from "../sandbox.ts";
import { createSession } from "../sessions/create-session.ts";
import { expireSession } from "../sessions/expire-session.ts";
import { createSessionParams } from "../sessions/session-params.ts";
import { ApiError } from "../wire/api-error.ts";
import { addWrite } from "./api.ts";
import { type ApiEnv, serveApi } from "./api-request.ts";
import { addBalanceRoutes, refuseAccount } from "./balance-routes.ts";
import { addCatalogRoutes } from "./catalog-routes.ts";
import { addClockRoutes } from "./clock-routes.ts";
import { addConnectRoutes } from "./connect-routes.ts";
import { addCustomerRoutes } from "./customer-routes.ts";
import { makeExpandable } from "./expandable.ts";
import { addInvoiceRoutes } from "./invoice-routes.ts";
import { addListRoutes } from "./list-routes.ts";
import { addPortalRoutes } from "./portal-routes.ts";
import { addReadRoutes, expandParams } from "./read-routes.ts";
import { addSubscriptionRoutes } from "./subscription-routes.ts";

/** The provider's API, for the calls that Cafeto makes. */
export function makeApiRoutes(sandbox: Sandbox): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  serveApi(app, sandbox);
  app.use(refuseAccount);
  const expandable = makeExpandable(sandbox);

  const api = { app, sandbox, expandable };
  addWrite(api, "POST", "/checkout/sessions", createSessionParams, ({ params }) =>
    createSession(sandbox, params),
  );
  addWrite(api, "POST", "/checkout/sessions/:id/expire", expandParams, ({ id, cause }) =>
    expireSession(sandbox, id, cause),
  );
  addWrite(api, "POST", "/refunds", createRefundParams, ({ params, cause }) =>
    createRefund(sandbox, params, cause),
  );
  addCatalogRoutes(api);
  addCustomerRoutes(api);
  addSubscriptionRoutes(api);
  addInvoiceRoutes(api);
  addPortalRoutes(api);
  addConnectRoutes(api);
  addBalanceRoutes(api);
  addClockRoutes(api);
  addReadRoutes(app, sandbox, expandable);
  addListRoutes(app, sandbox, expandable);
  app.all("*", (context: Context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    throw new ApiError(404, { type: "invalid_request_error", message });
  });
  return app;
}
