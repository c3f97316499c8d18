export type HeardEvent = { event: string; id: string; data: string };

/** A stream of server-sent events as a browser reads it, without its reconnecting. */
export async function openEventSource(url: string, headers: Record<string, string>) {
  const closing = new AbortController();
  const answer = await fetch(url, { headers, signal: closing.signal });
  const events: HeardEvent[] = [];
  const ended = readAll(answer, events).catch(() => {});
  return {
    status: answer.status,
    events,
    /** The ids that the messages were about. */
    messages: () =>
      events
        .filter(({ event }) => event === "message")
        .map(({ data }) => JSON.parse(data) as { type: string; id?: string }),
    lastId: () => events.findLast(({ id }) => id)?.id ?? "",
    ended,
    close: () => closing.abort(),
  };
}

async function readAll({ body }: Response, events: HeardEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body!) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop()!;
    for (const block of blocks) if (/^data:/m.test(block)) events.push(readBlock(block));
  }
}

function readBlock(block: string): HeardEvent {
  const fields = Object.fromEntries(
    block.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  return { event: fields.event ?? "message", id: fields.id ?? "", data: fields.data ?? "" };
}
