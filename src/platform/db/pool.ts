import pg from "pg";
import { openPlanningClient } from "./planning-client.ts";

type Release = (error?: Error | boolean) => void;
type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/** The pool has no connection to spare: another request has waited too long already. */
export class PoolBusy extends Error {
  override name = "PoolBusy";
}

/**
 * A connection pool that outlives its connections. pg's own stops listening for errors while a connection is in use, so
 * that one which the server closes inside a transaction would end the process. Once a request has waited `queueMilliseconds`
 * for a connection, others fail at once with `PoolBusy` instead of waiting in vain.
 */
export class Pool extends pg.Pool {
  readonly #queueMilliseconds: number;
  /** In the order in which they came. */
  readonly #waiting = new Set<{ since: number }>();

  constructor({ queueMilliseconds, ...config }: pg.PoolConfig & { queueMilliseconds: number }) {
    super({ ...config, Client: openPlanningClient() } as pg.PoolConfig);
    this.#queueMilliseconds = queueMilliseconds;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onClient: OnClient): void;
  override connect(onClient?: OnClient): Promise<pg.PoolClient> | undefined {
    if (onClient) {
      this.#connect(onClient);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  #connect(onClient: OnClient): void {
    const [first] = this.#waiting;
    if (first && performance.now() - first.since > this.#queueMilliseconds) {
      setImmediate(onClient, new PoolBusy("too many are waiting for a connection"), undefined, () => {});
      return;
    }
    const waiter = { since: performance.now() };
    this.#waiting.add(waiter);
    super.connect((error, client, release) => {
      this.#waiting.delete(waiter);
      onClient(error, client, client ? this.#watch(client, release) : release);
    });
  }

  /** Gives a lost connection back at once; what its user does with it afterwards fails. */
  #watch(client: pg.PoolClient, release: Release): Release {
    let isReleased = false;
    const giveBack: Release = (error) => {
      if (isReleased) return;
      isReleased = true;
      client.off("error", onLoss);
      release(error);
    };
    const onLoss = (error: Error) => {
      giveBack(error);
      this.emit("error", error, client);
    };
    client.on("error", onLoss);
    client.release = giveBack;
    return giveBack;
  }
}
