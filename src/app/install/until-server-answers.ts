const firstPause = 500;
const longestPause = 30_000;

/**
 * Waits until the server answers, asking it less and less often; false if `signal` ended before. A browser calls itself online
 * while its first requests still fail.
 */
export async function untilServerAnswers(signal: AbortSignal): Promise<boolean> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
    const isAnswering = await fetch("/healthz", { method: "HEAD", cache: "no-store", signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswering) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
