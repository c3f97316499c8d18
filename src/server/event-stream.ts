/** What a reader may lag behind before it is cut off. */
const mostWaitingBytes = 64 * 1024;

export type ServerSentEvent = { event?: string; id?: string | undefined; data: string };

/**
 * The body of server-sent events. It never waits for its reader: one that lags too far behind is cut off, and asks for what
 * it missed when it returns. `onEnd` is called once, however the stream ends.
 */
export function openEventStream(cutOff: () => void, onEnd: () => void) {
  const encoder = new TextEncoder();
  let isOver = false;
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const finish = () => {
    if (isOver) return false;
    isOver = true;
    onEnd();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
      },
      cancel: () => void finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
  );
  const write = (text: string) => {
    if (isOver) return;
    const bytes = encoder.encode(text);
    if ((controller.desiredSize ?? 0) >= bytes.length) controller.enqueue(bytes);
    else if (finish()) cutOff();
  };
  return {
    body,
    send: ({ event, id, data }: ServerSentEvent) =>
      write(`${event ? `event: ${event}\n` : ""}${id ? `id: ${id}\n` : ""}data: ${data}\n\n`),
    /** How long a browser waits before it returns. */
    retryAfter: (milliseconds: number) => write(`retry: ${Math.round(milliseconds)}\n\n`),
    end: () => void (finish() && controller.close()),
  };
}

export type EventStream = ReturnType<typeof openEventStream>;
