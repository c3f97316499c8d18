import { analyticsJobHandlers } from "#domains/analytics/server/job-handlers.ts";
import { auditJobHandlers } from "#domains/audit/server/job-handlers.ts";
import { authJobHandlers } from "#domains/auth/server/job-handlers.ts";
import { bulkUploadJobHandlers } from "#domains/bulk-upload/server/job-handlers.ts";
import { cartJobHandlers } from "#domains/cart/server/job-handlers.ts";
import { checkoutJobHandlers } from "#domains/checkout/server/job-handlers.ts";
import { disputesJobHandlers } from "#domains/disputes/server/job-handlers.ts";
import { integrationsJobHandlers } from "#domains/integrations/server/job-handlers.ts";
import { messagingJobHandlers } from "#domains/messaging/server/job-handlers.ts";
import { moderationJobHandlers } from "#domains/moderation/server/job-handlers.ts";
import { newsletterJobHandlers } from "#domains/newsletter/server/job-handlers.ts";
import { notificationsJobHandlers } from "#domains/notifications/server/job-handlers.ts";
import { ordersJobHandlers } from "#domains/orders/server/job-handlers.ts";
import { paymentsJobHandlers } from "#domains/payments/server/job-handlers.ts";
import { payoutsJobHandlers } from "#domains/payouts/server/job-handlers.ts";
import { plansJobHandlers } from "#domains/plans/server/job-handlers.ts";
import { problemsJobHandlers } from "#domains/problems/server/job-handlers.ts";
import { reportsJobHandlers } from "#domains/reports/server/job-handlers.ts";
import { reviewsJobHandlers } from "#domains/reviews/server/job-handlers.ts";
import { searchJobHandlers } from "#domains/search/server/job-handlers.ts";
import { supportJobHandlers } from "#domains/support/server/job-handlers.ts";
import { teamJobHandlers } from "#domains/team/server/job-handlers.ts";
import { wishlistJobHandlers } from "#domains/wishlist/server/job-handlers.ts";
import type { Config } from "#platform/config/config.ts";
import { emailJobHandlers } from "#platform/email/email-job-handlers.ts";
import type { HandledJob } from "#platform/jobs/handle-jobs.ts";
import { limitJobHandlers } from "#platform/limits/limit-jobs.ts";
import { cardEvents } from "./card-events.ts";

/** Every domain's jobs with what they do. */
export const listJobHandlers = (config: Config): HandledJob[] => [
  ...analyticsJobHandlers,
  ...auditJobHandlers,
  ...authJobHandlers,
  ...bulkUploadJobHandlers,
  ...cartJobHandlers,
  ...checkoutJobHandlers,
  ...disputesJobHandlers,
  ...integrationsJobHandlers,
  ...moderationJobHandlers,
  ...newsletterJobHandlers,
  ...messagingJobHandlers,
  ...notificationsJobHandlers,
  ...ordersJobHandlers,
  ...payoutsJobHandlers,
  ...plansJobHandlers,
  ...problemsJobHandlers,
  ...reportsJobHandlers,
  ...reviewsJobHandlers,
  ...searchJobHandlers,
  ...supportJobHandlers,
  ...teamJobHandlers,
  ...wishlistJobHandlers,
  ...paymentsJobHandlers(cardEvents),
  ...emailJobHandlers(config),
  ...limitJobHandlers,
];
