import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { announceAuthEvent, type SharedAuthEvent } from "./auth-events.ts";

/** To be called once the server has changed the session: the other tabs hear of it, and all ask for the session again. */
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
