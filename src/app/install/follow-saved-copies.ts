import { announceConnection, savedCopies } from "#client/saved-copy.ts";
import { type SavedMessage, savedTiming } from "#kernel/saved-copy.ts";

let isFollowing = false;

/** Learns what the service worker gave instead of the server: a document is marked by a header, later data by message. */
export function followSavedCopies(): void {
  if (isFollowing) return;
  isFollowing = true;
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const mark = arrival?.serverTiming?.find(({ name }) => name === savedTiming);
  if (mark) savedCopies.set(new URL(arrival!.name).pathname, mark.duration);
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<SavedMessage | undefined>) => {
    if (data?.type !== "SAVED_DATA") return;
    savedCopies.set(data.path, data.savedAt);
    announceConnection();
  });
  for (const name of ["online", "offline"]) window.addEventListener(name, announceConnection);
  announceConnection();
}
