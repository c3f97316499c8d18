import { defineLiveEvent } from "#kernel/live-event.ts";

export const sessionChanged = defineLiveEvent({ type: "session", revalidates: true, catchesUp: "onReturn" });
