import { createPersistedStore } from "#client/persisted-store.ts";
import { onForget } from "#client/session-storage-keys.ts";

/** The cart's destination: chosen in the cart or at checkout. */
export type Destination = { country: string; state: string | null };

export const destinationStore = createPersistedStore<Destination | null>({
  key: "coffee-destination",
  version: 1,
  initial: null,
  // A damaged value resets quietly: one choice is lost.
  parse: (stored) => (isDestination(stored) ? stored : null),
});

export function rememberDestination({ country, state }: Destination): void {
  destinationStore.set((before) =>
    before?.country === country && before.state === state ? before : { country, state },
  );
}

/** A user's destination is private. */
onForget(() => destinationStore.set(() => null));

function isDestination(value: unknown): value is Destination {
  const { country, state } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof country === "string" &&
    /^[A-Z]{2}$/.test(country) &&
    (state === null || (typeof state === "string" && /^[A-Z0-9-]{1,10}$/.test(state)))
  );
}
