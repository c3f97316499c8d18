import type { Chaos } from "./chaos/chaos.ts";
import type { Store } from "./store/open-store.ts";

export interface CardSandboxOptions {
  /** 0 takes a free port. */
  port: number;
  /** Address to listen on; 127.0.0.1 unless told. */
  host?: string;
  /** Folder of the database; made when it is not there. */
  dataDir: string;
  /** Origin of the hosted page as a buyer's browser reaches it; empty, or with port 0: the address listened on. */
  publicUrl: string;
  /** Where events are sent. */
  webhookUrl: string;
  /** Signs the events, `whsec_…`. */
  webhookSecret: string;
  /** The one API key that is accepted, `sk_test_…`. */
  secretKey: string;
  /** Event types that are sent; every type unless told. All are recorded either way. */
  webhookEvents?: readonly string[];
  log?: (line: string) => void;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

/** What every function of the sandbox is given. */
export interface Sandbox {
  store: Store;
  publicUrl: string;
  webhookUrl: string;
  webhookSecret: string;
  webhookEvents: ReadonlySet<string> | null;
  secretKey: string;
  log: (line: string) => void;
  /** Milliseconds. Within a step of billing it is the time at which the step came due, or a test clock's. */
  now: () => number;
  /** Milliseconds of the sandbox itself: deliveries, keys and pages go by it. */
  machineNow: () => number;
  /** Idempotency keys of writes on their way: from the arrival of the headers until the response. */
  keysInFlight: Set<string>;
  /** Wakes the delivery loop, which looks for new events after the current transaction. */
  wakeDelivery: () => void;
  /** What goes wrong on purpose. */
  chaos: Chaos;
}

/** What led to a change: an API request, or nothing of the kind (hosted page, clock). */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const noCause: Cause = { requestId: null, idempotencyKey: null };

/** Whole seconds, the unit of every time in the API. */
export function nowInSeconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}

/** The sandbox at another second: a test clock's, or that of a step that was due earlier. */
export function atTime(sandbox: Sandbox, seconds: number): Sandbox {
  return { ...sandbox, now: () => seconds * 1000 };
}
