import { defineLiveEvent } from "#kernel/live-event.ts";

/** A problem of one of the caller's parcels has changed. */
export const problemChanged = defineLiveEvent({ type: "problem", reloads: "problems", catchesUp: "always" });
