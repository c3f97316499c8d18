import pg from "pg";
import type { Log } from "#platform/log/log.ts";

/** One connection per process that listens to the database's notifications. */
export type Notifications = {
  /** Subscribes to a channel's payloads. Throws after the first turn of the event loop: the channels are listened to by then. */
  hear(channel: string, onPayload: (payload: string) => void): void;
  /** Called with true once every channel is listened to, and with false as soon as that is no longer certain. */
  onChange(listener: (isHearing: boolean) => void): void;
  stop(): Promise<void>;
};

const retryMilliseconds = 500;
/** A connection that broke silently is noticed within two of these. */
const proofMilliseconds = 5_000;

/** Opens the listening connection, and reopens it when it breaks. Notifications sent in between are lost. */
export function openNotifications(url: string, log: Log): Notifications {
  const channels = openChannels();
  const listeners: ((isHearing: boolean) => void)[] = [];
  let client: pg.Client | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = undefined;
    for (const listener of listeners) listener(false);
    void lost.end().catch(() => {});
    if (isStopped) return;
    log.warn({ err: error }, "notifications: connection lost");
    setTimeout(connect, retryMilliseconds).unref();
  };
  const connect = async () => {
    if (isStopped) return;
    const next = createClient(url);
    client = next;
    next.on("error", (error) => lose(next, error));
    next.on("end", () => lose(next));
    next.on(
      "notification",
      ({ channel, payload }) => client === next && channels.take(channel, payload ?? ""),
    );
    try {
      await next.connect();
      for (const channel of channels.close()) await next.query(`listen ${channel}`);
      if (client !== next) return;
      for (const listener of listeners) listener(true);
    } catch (error) {
      lose(next, error as Error);
    }
  };
  const proof = setInterval(() => {
    const asked = client;
    asked?.query("select 1").catch((error: Error) => lose(asked, error));
  }, proofMilliseconds);
  proof.unref();
  // After everyone has subscribed.
  setImmediate(connect);

  return {
    hear: channels.add,
    onChange: (listener) => void listeners.push(listener),
    async stop() {
      isStopped = true;
      clearInterval(proof);
      await client?.end().catch(() => {});
    },
  };
}

/** Whom each channel's payloads go to; none is added once they are listened to. */
function openChannels() {
  const listeners = new Map<string, (payload: string) => void>();
  let isClosed = false;
  return {
    add(channel: string, onPayload: (payload: string) => void): void {
      if (isClosed) throw new Error(`${channel} would not be listened to`);
      listeners.set(channel, onPayload);
    },
    close(): Iterable<string> {
      isClosed = true;
      return listeners.keys();
    },
    take: (channel: string, payload: string) => listeners.get(channel)?.(payload),
  };
}

function createClient(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: "cafeto-live",
    keepAlive: true,
    connectionTimeoutMillis: proofMilliseconds,
    query_timeout: proofMilliseconds,
  });
}
