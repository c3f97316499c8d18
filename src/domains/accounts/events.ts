import { defineLiveEvent } from "#kernel/live-event.ts";

/** A role, or the plan on the vendor. */
export const roleChanged = defineLiveEvent({ type: "role", reloads: "plans", revalidates: true });
