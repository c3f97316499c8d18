import { Workbox } from "workbox-window";

const checkedEveryMs = 3_600_000;
let started: Workbox | undefined;
/** The newest way to offer: its words follow the language. */
let onWaiting: (reload: () => void) => void;

/** Registers the worker once. `offer` gets what reloads the page with the new version, when one is waiting: never by itself. */
export async function startWorker(offer: (reload: () => void) => void): Promise<void> {
  onWaiting = offer;
  if (started) return;
  const workbox = new Workbox("/sw.js");
  started = workbox;
  workbox.addEventListener("waiting", () =>
    onWaiting(() => {
      workbox.addEventListener("controlling", () => window.location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  await workbox.register({ immediate: true });
  checkOnReturn(workbox);
}

/** Tabs that stay open for days hear of a new version when they are looked at again. */
function checkOnReturn(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checkedAt < checkedEveryMs) return;
    checkedAt = Date.now();
    workbox.update().catch((error) => console.info(error));
  });
}
