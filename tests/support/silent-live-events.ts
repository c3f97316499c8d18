import { openLiveEvents } from "#platform/realtime/live-events.ts";

/** Live events of a market where nothing happens. */
export const silentLiveEvents = () => openLiveEvents({ hear() {}, onGap() {} });
