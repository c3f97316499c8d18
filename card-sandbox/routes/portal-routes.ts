import { createPortalSession } from "../portal/create-portal-session.ts";
import { createPortalParams } from "../portal/portal-params.ts";
import { type Api, addWrite } from "./api.ts";

/** The billing portal's sessions; their pages are among the page routes. */
export function addPortalRoutes(api: Api): void {
  addWrite(api, "POST", "/billing_portal/sessions", createPortalParams, ({ params, cause }) =>
    createPortalSession(api.sandbox, params, cause),
  );
}
