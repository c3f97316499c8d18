import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LiveEvent } from "#kernel/live-event.ts";
import { setLiveConnection } from "./live-connection.ts";
import { debounceByKey } from "./live-events-debounce.ts";
import { followStream } from "./live-events-stream.ts";
import { useSession } from "./session.tsx";

/** Changes often come in bursts; one debounced reload covers them all (docs/product.md#4-states-and-transitions). */
const debounceMs = 300;

/** Follows what happens to the signed-in person, here and elsewhere, and fetches again what it touches. Mounted once. */
export function useLiveEvents(events: readonly LiveEvent[]): void {
  const userId = useSession()?.userId;
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!userId) return;
    const fetchAgain = async ({ reloads, revalidates }: LiveEvent) => {
      // Every key begins with the path of its procedure.
      if (reloads) await queryClient.invalidateQueries({ queryKey: [[reloads]] });
      if (revalidates) await revalidate();
    };
    const reload = debounceByKey<LiveEvent>((event) => void fetchAgain(event), debounceMs);
    const unfollow = followStream("/realtime/v1/events", {
      onMessage(data) {
        const type = readType(data);
        const event = events.find((one) => one.type === type);
        if (event) reload.ask(event);
      },
      onOpen(isReturn) {
        for (const event of events)
          if (event.catchesUp === "always" || (isReturn && event.catchesUp === "onReturn")) reload.ask(event);
      },
      onState: setLiveConnection,
    });
    return () => {
      unfollow();
      reload.cancel();
    };
  }, [userId, queryClient, revalidate, events]);
}

function readType(data: string): string | undefined {
  try {
    return (JSON.parse(data) as { type?: string }).type;
  } catch {
    return undefined;
  }
}
