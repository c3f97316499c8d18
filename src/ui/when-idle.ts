/** Does what may wait until the page has loaded and the browser has nothing else to do. Gives back how to forget it. */
export function whenIdle(work: () => void): () => void {
  const start = () =>
    "requestIdleCallback" in window ? window.requestIdleCallback(() => work()) : setTimeout(work, 200);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => window.removeEventListener("load", start);
}
