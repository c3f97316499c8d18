import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { classifyError } from "./classify-error.ts";

/** Whether the server refused a request of this page for a missing role. */
export function useWasRefused(): boolean {
  const queryClient = useQueryClient();
  const [wasRefused, setRefused] = useState(false);
  useEffect(() => {
    const onEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type === "error" && classifyError(event.action.error).code === "FORBIDDEN")
        setRefused(true);
    };
    const stops = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe(onEvent),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  return wasRefused;
}
