import { defineLiveEvent } from "#kernel/live-event.ts";

export const cartChanged = defineLiveEvent({ type: "cart", reloads: "cart", catchesUp: "always" });
