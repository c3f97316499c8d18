import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { LiveEvent } from "#kernel/live-event.ts";
import { setLiveConnection } from "./live-connection.ts";
import { debounceByKey } from "./live-events-debounce.ts";
import { followStream } from "./live-events-stream.ts";
import { useLiveProduct } from "./live-product.ts";
import { emitLiveSignal } from "./live-signals.ts";
import { useSession } from "./session.tsx";

/** Changes often come in bursts; one debounced reload covers them all (docs/product.md#4-states-and-transitions). */
const debounceMs = 300;

/**
 * Follows what happens to the signed-in person, here and elsewhere, and to the product that is open, and fetches again what it
 * touches. Mounted once.
 */
export function useLiveEvents(allEvents: readonly LiveEvent[]): void {
  const userId = useSession()?.userId;
  const productId = useLiveProduct();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const place = useRef({ userId, lastId: "" });
  useEffect(() => {
    if (!userId && !productId) return;
    const events = userId ? allEvents : allEvents.filter(({ isForVisitors }) => isForVisitors);
    if (place.current.userId !== userId) place.current = { userId, lastId: "" };
    const fetchAgain = async ({ reloads, revalidates }: LiveEvent) => {
      // Every key begins with the path of its procedure.
      if (reloads) await queryClient.invalidateQueries({ queryKey: [[reloads]] });
      if (revalidates) await revalidate();
    };
    const reload = debounceByKey<LiveEvent>((event) => void fetchAgain(event), debounceMs);
    const ask = (isOutdated: (event: LiveEvent) => unknown) => {
      for (const event of events) if (isOutdated(event)) reload.ask(event);
    };
    const unfollow = followStream(streamUrl(productId), place.current, {
      onMessage(data) {
        const { type, id } = readMessage(data);
        ask((event) => event.type === type);
        if (type && events.some((event) => event.type === type && event.isTransient))
          emitLiveSignal(type, id);
      },
      onUnknown: (isReturn) =>
        ask(({ catchesUp }) => catchesUp === "always" || (isReturn && catchesUp === "onReturn")),
      // Transient events are not sent again.
      onReturn: () => ask(({ isTransient, reloads }) => isTransient && reloads),
      onState: setLiveConnection,
    });
    return () => {
      unfollow();
      reload.cancel();
    };
  }, [userId, productId, queryClient, revalidate, allEvents]);
}

function streamUrl(productId: string | null): URL {
  const url = new URL("/realtime/v1/events", window.location.origin);
  if (productId) url.searchParams.set("product", productId);
  return url;
}

function readMessage(data: string): { type?: string; id?: string } {
  try {
    return JSON.parse(data) as { type?: string; id?: string };
  } catch {
    return {};
  }
}
