import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { queries } from "./queries.ts";
import { useSession } from "./session.tsx";

type LiveEvent = { type: "order" | "wishlist" | "role"; id?: string };

/** Changes often come in bursts; one reload answers them all (specification section 4). */
const debounceMs = 300;
/** An event so soon after this page's own write is that write's echo: its answer is in the cache already. */
const echoMs = 250;

/** Follows what happens to the signed-in person elsewhere, and fetches again what it touches. Mounted once. */
export function useLiveEvents(): void {
  const userId = useSession()?.userId;
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!userId) return;
    const timers = new Map<string, number>();
    const source = new EventSource("/realtime/v1/events");
    source.onmessage = ({ data }) => {
      const event = readEvent(data);
      if (!event) return;
      const heardAt = Date.now();
      window.clearTimeout(timers.get(event.type));
      timers.set(
        event.type,
        window.setTimeout(() => {
          if (event.type === "role") void revalidate();
          if (event.type === "order") void queryClient.invalidateQueries({ queryKey: queries.orders.key() });
          if (event.type === "wishlist")
            void queryClient.invalidateQueries({
              queryKey: queries.wishlist.key(),
              predicate: ({ state }) => state.dataUpdatedAt < heardAt - echoMs,
            });
        }, debounceMs),
      );
    };
    return () => {
      source.close();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [userId, queryClient, revalidate]);
}

function readEvent(data: string): LiveEvent | null {
  try {
    return JSON.parse(data) as LiveEvent;
  } catch {
    return null;
  }
}
