import { Agent } from "node:http";
import { sendDisturbed, takeEvent } from "../chaos/disturb-events.ts";
import type { Sandbox } from "../sandbox.ts";
import { listWaiting, type Result, storeResults } from "./delivery.ts";

const atOnce = 32;
const batch = 500;

/**
 * Sends events at least once: what is due is read from the database, so a restart goes on where it ended.
 * The order is the events' own only as long as nothing fails, as with the provider.
 */
export class DeliveryLoop {
  private readonly sandbox: Sandbox;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  private readonly ending = new AbortController();
  private readonly underWay = new Set<string>();
  private readonly heartbeat: NodeJS.Timeout;
  private queue: string[] = [];
  private results: Result[] = [];
  private isWoken = false;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
    // Retries come due, and an injected clock may jump, without anything that wakes the loop.
    this.heartbeat = setInterval(() => this.pump(), 100);
    this.wake();
  }

  /** Looks for due deliveries after the current turn. */
  wake(): void {
    if (this.isWoken || this.ending.signal.aborted) return;
    this.isWoken = true;
    setImmediate(() => {
      this.isWoken = false;
      this.pump();
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.heartbeat);
    this.ending.abort();
    while (this.underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    this.agent.destroy();
  }

  private pump(): void {
    if (this.ending.signal.aborted) return;
    this.attempt(() => {
      if (this.queue.length > 0) return;
      const waiting = listWaiting(this.sandbox, batch + this.underWay.size);
      this.queue = waiting.filter((event) => !this.underWay.has(event));
    });
    while (this.underWay.size < atOnce && this.queue.length > 0) {
      const event = takeEvent(this.sandbox, this.queue);
      this.underWay.add(event);
      void this.deliver(event);
    }
  }

  private async deliver(event: string): Promise<void> {
    const select = "SELECT body FROM events WHERE id = ?";
    const payload = this.sandbox.store.find<{ body: string }>(select, event)?.body;
    const sent = payload && (await sendDisturbed(this.sandbox, payload, this.agent, this.ending.signal));
    // A delivery cut off by our own end did not fail: it is due again at the next start.
    if (!sent || (this.ending.signal.aborted && sent.status === null)) {
      this.underWay.delete(event);
      return;
    }
    this.results.push({ event, sent });
    if (this.results.length === 1) setImmediate(() => this.flush());
  }

  /** Many results share one transaction. Where that fails (a full disk), the events are simply sent again. */
  private flush(): void {
    const ended = this.results;
    this.results = [];
    this.attempt(() => storeResults(this.sandbox, ended));
    for (const { event } of ended) this.underWay.delete(event);
    this.wake();
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.sandbox.log(`card sandbox: deliveries halted for a moment: ${error}`);
    }
  }
}
