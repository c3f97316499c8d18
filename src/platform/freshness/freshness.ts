import type { Clock } from "#platform/clock/clock.ts";
import type { Notifications } from "#platform/realtime/notifications.ts";

/** Of how late the things are that public pages and lists show. */
export type Freshness = {
  /** Another one after each change but those of single products below, and each day (UTC); undefined while changes can't be heard: keep nothing. */
  version(): string | undefined;
  /** Calls with the products whose stock changed, or whose reviews' order did: what shows one of them is no longer true. */
  onProductChange(listener: (productIds: readonly string[]) => void): void;
};

/** The channel that the triggers of the migration `freshness` notify: `version`, or `products:` and their ids. */
const channel = "cafeto_fresh";
const dayMilliseconds = 86_400_000;

/** Follows what the database tells of changes, by whatever statement they were made. */
export function openFreshness(notifications: Omit<Notifications, "stop">, clock: Clock): Freshness {
  const listeners: ((productIds: readonly string[]) => void)[] = [];
  let changes = 0;
  let isHearing = false;
  notifications.onChange((hears) => {
    // What happened while nobody listened is unknown.
    changes += 1;
    isHearing = hears;
  });
  notifications.hear(channel, (payload) => {
    const [kind, ids] = payload.split(":");
    if (kind !== "products" || !ids) {
      changes += 1;
      return;
    }
    const productIds = ids.split(",");
    for (const listener of listeners) listener(productIds);
  });
  return {
    version: () =>
      isHearing ? `${changes}-${Math.floor(clock.now().getTime() / dayMilliseconds)}` : undefined,
    onProductChange: (listener) => void listeners.push(listener),
  };
}

/** For programs that keep nothing. */
export const keepsNothing: Freshness = { version: () => undefined, onProductChange: () => {} };
