type Listener = {
  onMessage: (data: string) => void;
  /**
   * Earlier events are not repeated: the listener should refetch. `isReturn`: the page was disconnected for a while.
   */
  onOpen: (isReturn: boolean) => void;
  onState?: (state: StreamState) => void;
};

/** `closed`: it is not followed, or the page is hidden. */
export type StreamState = "connecting" | "connected" | "error" | "closed";

const firstDelayMs = 2_000;
const longestDelayMs = 30_000;

/**
 * Follows a stream of server-sent events while the page is visible, and reports each reconnection. A hidden page
 * disconnects: over HTTP/1.1 a browser has six connections per host, and users keep many tabs.
 */
export function followStream(url: string, { onMessage, onOpen, onState }: Listener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isReturn = document.hidden;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    onState?.("closed");
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const opening = new EventSource(url);
    source = opening;
    onState?.("connecting");
    opening.onmessage = ({ data }) => onMessage(data);
    opening.onopen = () => {
      failures = 0;
      onState?.("connected");
      onOpen(isReturn);
      isReturn = true;
    };
    opening.onerror = () => {
      onState?.("error");
      // The browser reconnects by itself, but never after an error status.
      if (opening.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, Math.min(firstDelayMs * 2 ** failures++, longestDelayMs));
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
    close();
  };
}
