import { paymentsJobs } from "#domains/payments/jobs.ts";
import { type HandledJob, handleJobs } from "#platform/jobs/handle-jobs.ts";
import type { CardEvents } from "./card-events.ts";
import { processCardEvent } from "./process-card-event.ts";
import { sendRefund } from "./send-refund.ts";

/** `listeners`: the domains' tables of the provider's events. */
export const paymentsJobHandlers = (listeners: readonly CardEvents[]): HandledJob[] =>
  handleJobs(paymentsJobs, {
    processCardEvent: (infra, data) => processCardEvent(infra, data, listeners),
    sendRefund,
  });
