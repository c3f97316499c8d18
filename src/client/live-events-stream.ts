type Listener = {
  onMessage: (data: string) => void;
  /** What happened before is not told again: whoever listens fetches it. `isReturn`: the page stood unheard for a while. */
  onOpen: (isReturn: boolean) => void;
};

const firstDelayMs = 2_000;
const longestDelayMs = 30_000;

/**
 * Follows a stream of server-sent events while the page is in sight, and says each time that it begins anew. A hidden
 * page lets go of its connection: over HTTP/1.1 a browser has six for a host, and people keep many tabs.
 */
export function followStream(url: string, { onMessage, onOpen }: Listener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isReturn = document.hidden;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const opening = new EventSource(url);
    source = opening;
    opening.onmessage = ({ data }) => onMessage(data);
    opening.onopen = () => {
      failures = 0;
      onOpen(isReturn);
      isReturn = true;
    };
    opening.onerror = () => {
      // A lost connection the browser opens again by itself; after a refusal it never would.
      if (opening.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, Math.min(firstDelayMs * 2 ** failures++, longestDelayMs));
    };
  };

  const ends = new AbortController();
  const { signal } = ends;
  document.addEventListener("visibilitychange", open, { signal });
  window.addEventListener("online", open, { signal });
  // A page that the browser freezes for a way back keeps no connection, and needs one when it thaws.
  window.addEventListener("pagehide", close, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && open(), { signal });
  open();
  return () => {
    ends.abort();
    close();
  };
}
