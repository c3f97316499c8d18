import { integrationsJobs } from "#domains/integrations/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { deliverWebhook } from "./deliver-webhook.ts";
import { forgetOldDeliveries } from "./forget-old-deliveries.ts";
import { onPublishVendorEvent } from "./on-publish-vendor-event.ts";

export const integrationsJobHandlers = handleJobs(integrationsJobs, {
  publishVendorEvent: onPublishVendorEvent,
  deliverWebhook,
  forgetOldDeliveries,
});
