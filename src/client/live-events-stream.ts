type Listener = {
  onMessage: (data: string) => void;
  /**
   * What happened before is not known: the listener should fetch again. `isReturn`: the page was there before.
   */
  onUnknown: (isReturn: boolean) => void;
  /** Connected again; events that are not stored for pages that return may be missing. */
  onReturn?: () => void;
  onState?: (state: StreamState) => void;
};

/** `closed`: it is not followed, or the page is hidden. */
export type StreamState = "connecting" | "connected" | "error" | "closed";

const firstDelayMs = 2_000;
const longestDelayMs = 30_000;
/** After a restart of the server every page fetches again; not all at once. */
const spreadMs = 3_000;

/**
 * Follows a stream of server-sent events while the page is visible. It says which event was its last, and the server sends
 * what came since, or `reload` if it can't know. A hidden page disconnects: over HTTP/1.1 a browser has six connections per
 * host, and users keep many tabs. `place`: where the page is in its events, which outlives a change of the address.
 */
export function followStream(
  url: URL,
  place: { lastId: string },
  { onMessage, onUnknown, onReturn, onState }: Listener,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spread: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isReturn = document.hidden;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    onState?.("closed");
  };
  const remember = ({ lastEventId }: MessageEvent) => {
    if (lastEventId) place.lastId = lastEventId;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const address = new URL(url);
    if (place.lastId) address.searchParams.set("after", place.lastId);
    const opening = new EventSource(address);
    source = opening;
    onState?.("connecting");
    opening.onmessage = (event) => {
      remember(event);
      onMessage(event.data);
    };
    opening.addEventListener("beat", remember);
    opening.addEventListener("reload", (event) => {
      remember(event);
      clearTimeout(spread);
      spread = setTimeout(onUnknown, Math.random() * spreadMs, true);
    });
    opening.onopen = () => {
      failures = 0;
      onState?.("connected");
      if (!place.lastId) onUnknown(isReturn);
      if (isReturn) onReturn?.();
      isReturn = true;
    };
    opening.onerror = () => {
      onState?.("error");
      // The browser reconnects by itself, but never after an error status.
      if (opening.readyState !== EventSource.CLOSED) return;
      const delay = Math.min(firstDelayMs * 2 ** failures++, longestDelayMs);
      timer = setTimeout(open, delay * (0.75 + Math.random() / 2));
    };
  };

  const ends = new AbortController();
  const { signal } = ends;
  document.addEventListener("visibilitychange", open, { signal });
  window.addEventListener("online", open, { signal });
  // A connection may take minutes to notice it.
  window.addEventListener("offline", () => onState?.("error"), { signal });
  // A page frozen in the back/forward cache has no connection, and needs one when it is restored.
  window.addEventListener("pagehide", close, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && open(), { signal });
  open();
  return () => {
    ends.abort();
    clearTimeout(spread);
    close();
  };
}
