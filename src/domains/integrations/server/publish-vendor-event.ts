import { randomUUID } from "node:crypto";
import { integrationsJobs } from "#domains/integrations/jobs.ts";
import type { VendorEvent } from "#domains/integrations/vendor-events.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Lets a vendor's own programs know, in the caller's transaction: an event is published exactly if the change commits. */
export function publishVendorEvent(
  { db, jobs }: Pick<Infra, "db" | "jobs">,
  event: Omit<VendorEvent, "eventId">,
): Promise<void> {
  return jobs.enqueue(db, integrationsJobs.publishVendorEvent, { eventId: randomUUID(), ...event });
}
