import { defineLiveEvent } from "#kernel/live-event.ts";

/** Somebody was invited to a shop's team, joined or left it, or has another role. */
export const teamChanged = defineLiveEvent({ type: "team", reloads: "team" });
