import { defineLiveEvent } from "#kernel/live-event.ts";

/** A decision about the caller's shop, or about an objection. */
export const decisionsChanged = defineLiveEvent({ type: "decision", reloads: "decisions" });
