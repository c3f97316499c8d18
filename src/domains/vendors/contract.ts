import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema } from "#kernel/schemas.ts";
import { adminCalls } from "./admin-calls.ts";
import { applicationCalls } from "./application-calls.ts";
import { rateCalls } from "./rate-calls.ts";
import { vendorView } from "./shapes.ts";
import { shopCalls } from "./shop-calls.ts";

export const vendors = {
  getVendor: procedure("visitor", ["NOT_FOUND"], { shared: true })
    .route({
      method: "GET",
      path: "/api/vendors/{vendorId}",
      summary: "An approved vendor",
      tags: ["Vendors"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(vendorView),
  ...applicationCalls,
  ...shopCalls,
  ...adminCalls,
  ...rateCalls,
};
