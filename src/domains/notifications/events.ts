import { defineLiveEvent } from "#kernel/live-event.ts";

/** Something new for the person, or read on another screen. */
export const notificationsChanged = defineLiveEvent({
  type: "notification",
  reloads: "notifications",
  catchesUp: "always",
});
