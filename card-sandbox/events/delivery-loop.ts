import { Agent } from "node:http";
import type { Sandbox } from "../sandbox.ts";
import { missing } from "../wire/api-error.ts";
import { findWaiting, keepAttempt, keepResults, type Result } from "./kept-delivery.ts";
import { isTaken, type Sent, sendEvent } from "./send-event.ts";

export interface DeliveryLoop {
  /** Looks for due deliveries after the current turn. */
  wake(): void;
  /** Holds deliveries back; comes back when those under way have ended. Forgotten at a restart. */
  pause(): Promise<void>;
  resume(): void;
  /** Sends one event now, paused or not, whatever happened to it before; its waiting delivery stays as it is. */
  sendNow(eventId: string): Promise<Sent>;
  stop(): Promise<void>;
}

const atOnce = 32;
const batch = 500;

/**
 * Sends events at least once: what is due is read from the database, so a restart goes on where it ended.
 * The order is the events' own only as long as nothing fails, as with the provider.
 */
export function startDeliveryLoop(sandbox: Sandbox): DeliveryLoop {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const ending = new AbortController();
  const underWay = new Set<string>();
  let queue: string[] = [];
  let results: Result[] = [];
  let isPaused = false;
  let isWoken = false;
  let isFlushWoken = false;

  const wake = (): void => {
    if (isWoken || ending.signal.aborted) return;
    isWoken = true;
    setImmediate(() => {
      isWoken = false;
      pump();
    });
  };
  // Many results share one transaction. Where that fails (a full disk), the events are simply sent again.
  const flush = (): void => {
    isFlushWoken = false;
    const kept = results;
    results = [];
    attempt(sandbox, () => keepResults(sandbox, kept));
    for (const { event } of kept) underWay.delete(event);
    wake();
  };
  const pump = (): void => {
    if (isPaused || ending.signal.aborted) return;
    attempt(sandbox, () => {
      if (queue.length > 0) return;
      queue = findWaiting(sandbox, batch + underWay.size).filter((event) => !underWay.has(event));
    });
    while (underWay.size < atOnce && queue.length > 0) {
      const event = queue.shift()!;
      underWay.add(event);
      void deliver(event);
    }
  };
  const deliver = async (event: string): Promise<void> => {
    const payload = findPayload(sandbox, event);
    const sent = payload && (await sendEvent(sandbox, payload, agent, ending.signal));
    // A delivery cut off by our own end did not fail: it is due again at the next start.
    if (!sent || (ending.signal.aborted && sent.status === null)) {
      underWay.delete(event);
      return;
    }
    results.push({ event, sent, isTaken: isTaken(sent) });
    if (isFlushWoken) return;
    isFlushWoken = true;
    setImmediate(flush);
  };
  const drain = async (): Promise<void> => {
    while (underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  // Retries come due, and an injected clock may jump, without anything that wakes the loop.
  const heartbeat = setInterval(pump, 100);
  wake();
  return {
    wake,
    async pause() {
      isPaused = true;
      queue = [];
      await drain();
    },
    resume() {
      isPaused = false;
      wake();
    },
    async sendNow(eventId) {
      const payload = findPayload(sandbox, eventId);
      if (!payload) throw missing("event", eventId, "id");
      const sent = await sendEvent(sandbox, payload, agent, ending.signal);
      keepAttempt(sandbox, eventId, sent, true);
      return sent;
    },
    async stop() {
      clearInterval(heartbeat);
      isPaused = true;
      ending.abort();
      await drain();
      agent.destroy();
    },
  };
}

function findPayload(sandbox: Sandbox, event: string): string | null {
  return sandbox.store.find<{ body: string }>("SELECT body FROM events WHERE id = ?", event)?.body ?? null;
}

function attempt(sandbox: Sandbox, work: () => void): void {
  try {
    work();
  } catch (error) {
    sandbox.log(`card sandbox: deliveries halted for a moment: ${error}`);
  }
}
