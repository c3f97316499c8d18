import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { SharedAuthEvent } from "#client/auth-events.ts";
import { queries } from "#client/queries.ts";
import { useSessionChange } from "#client/use-session-change.ts";

/** Call after a change of sign-in data: refetches the panel, and the session in all tabs. */
export function useSecurityChange(): (event: SharedAuthEvent) => Promise<void> {
  const queryClient = useQueryClient();
  const changeSession = useSessionChange();
  return useCallback(
    async (event) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.auth.key() }),
        changeSession(event),
      ]);
    },
    [queryClient, changeSession],
  );
}
