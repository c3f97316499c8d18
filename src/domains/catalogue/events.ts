import { defineLiveEvent } from "#kernel/live-event.ts";

/** The product that is open on the page was changed, or its stock. */
export const shownProductChanged = defineLiveEvent({
  type: "shown-product",
  reloads: "catalogue",
  isTransient: true,
  isForVisitors: true,
});
