import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { announceAuthEvent, type SharedAuthEvent } from "./auth-events.ts";

/** Call once the server has changed the session: notifies the other tabs, and reloads the session in all. */
export function useSessionChange(): (event: SharedAuthEvent) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (event) => {
      announceAuthEvent(event);
      await revalidate();
    },
    [revalidate],
  );
}
