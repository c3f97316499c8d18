import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { SharedAuthEvent } from "#client/auth-events.ts";
import { queries } from "#client/queries.ts";
import { useSessionChange } from "#client/use-session-change.ts";

/** To be called once something of how the person signs in was changed: the panel fetches it again, and all tabs the session. */
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
