import { z } from "zod";
import { locales } from "../sessions/session-params.ts";
import { address, expand, id } from "../wire/read-params.ts";

const afterCompletion = z.strictObject({
  type: z.enum(["redirect", "portal_homepage"]),
  redirect: z.strictObject({ return_url: address }).optional(),
});

/** What POST /v1/billing_portal/sessions takes here. */
export const createPortalParams = z.strictObject({
  customer: id,
  return_url: address.optional(),
  locale: z.enum(locales).optional(),
  flow_data: z
    .strictObject({
      type: z.enum(["payment_method_update", "subscription_cancel"]),
      subscription_cancel: z.strictObject({ subscription: id }).optional(),
      after_completion: afterCompletion.optional(),
    })
    .optional(),
  expand,
});

export type CreatePortalParams = z.output<typeof createPortalParams>;
