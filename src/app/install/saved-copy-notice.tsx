import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation, useRevalidator } from "react-router";
import { announceConnection, onConnection, savedCopies } from "#client/saved-copy.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Container } from "#ui/container.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { untilServerAnswers } from "./until-server-answers.ts";
import { useAppWords } from "./use-app-words.ts";

/** Says of a page that is read without a connection how old it is; asks for the page again once there is one. */
export function SavedCopyNotice() {
  const { savedCopy } = useAppWords();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const savedAt = useSyncExternalStore(
    onConnection,
    () => savedCopies.get(pathname),
    () => undefined,
  );
  const isSaved = savedAt !== undefined;
  const tried = useRef("");
  useEffect(() => {
    if (!isSaved) return;
    const left = new AbortController();
    const refresh = async () => {
      if (!(await untilServerAnswers(left.signal))) return;
      savedCopies.delete(pathname);
      announceConnection();
      void revalidate();
    };
    // The connection may be back before this code is there. Only once: the worker may answer with the copy again.
    if (navigator.onLine && tried.current !== pathname) {
      tried.current = pathname;
      void refresh();
    }
    window.addEventListener("online", refresh, { signal: left.signal });
    return () => left.abort();
  }, [isSaved, pathname, revalidate]);
  const place = isSaved && document.getElementById("page-notice");
  if (!place) return null;
  const time = formatDateTime(new Date(savedAt).toISOString());
  return createPortal(
    <Container width="wide" className="pt-4 print:hidden">
      <InlineNotice tone="warning" live>
        {savedCopy.replace("{{time}}", time)}
      </InlineNotice>
    </Container>,
    place,
  );
}
