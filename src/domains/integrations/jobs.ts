import { defineJob } from "#kernel/jobs.ts";
import type { VendorEvent } from "./vendor-events.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const integrationsJobs = {
  publishVendorEvent: defineJob<VendorEvent>("publish-vendor-event"),
  deliverWebhook: defineJob<{
    deliveryId: string;
    /** How many were made before, so that the same attempt counts once. */
    attempt: number;
  }>("deliver-webhook"),
  forgetOldDeliveries: defineJob("forget-old-deliveries", { schedule: "43 * * * *", missed: "once" }),
};
