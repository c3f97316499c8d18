import { randomUUID } from "node:crypto";
import { integrationsJobs } from "#domains/integrations/jobs.ts";
import type { VendorEvent } from "#domains/integrations/vendor-events.ts";
import type { Infra } from "#platform/rpc/context.ts";

type News = Omit<VendorEvent, "eventId">;
type Outside = Pick<Infra, "db" | "jobs">;

/** Lets a vendor's own programs know, in the caller's transaction: an event is published exactly if the change commits. */
export function publishVendorEvent(tx: Outside, event: News): Promise<void> {
  return publishVendorEvents(tx, [event]);
}

/** The same for several events at once. */
export function publishVendorEvents({ db, jobs }: Outside, events: readonly News[]): Promise<void> {
  const waiting = events.map((event) => ({ data: { eventId: randomUUID(), ...event } }));
  return jobs.enqueueAll(db, integrationsJobs.publishVendorEvent, waiting);
}
