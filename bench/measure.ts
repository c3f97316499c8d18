import autocannon from "autocannon";
import type { Ask } from "./addresses.ts";
import type { Target } from "./cases.ts";

export type Figures = {
  name: string;
  perSecond: number;
  p50: number;
  /** The 97.5th percentile: stricter than a p95. */
  p97?: number;
  p99: number;
  /** The longest of all, where it counts. */
  slowest?: number;
  /** Resident memory of the responding process afterwards, in megabytes. */
  memory: number;
  target?: Target;
};

export const connections = 16;

type Options = {
  headers: Record<string, string>;
  connections: number;
  isRepeated: boolean;
  mayRepeat: boolean;
};

/**
 * Loads addresses in sequence for some seconds, after a warm-up with the first of them. Ends before repeating one,
 * unless it should. Fails unless every response was 200: error pages are fast.
 */
export async function measure(
  url: string,
  asks: Ask[],
  seconds: number,
  { headers, connections, isRepeated, mayRepeat }: Options,
): Promise<Omit<Figures, "name" | "memory">> {
  let next = 0;
  if (isRepeated) await askOnce(url, asks, headers);
  const load = (duration: number, end: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
    const setupRequest = (request: autocannon.Request) => {
      // It is asked for its first requests before it is there to be stopped.
      if (next >= end && !mayRepeat) setImmediate(() => running.stop());
      return { ...request, ...asOf(asks[next++ % asks.length]!, request) };
    };
    const running = autocannon(
      {
        url,
        connections,
        duration,
        headers: { accept: "text/html,application/json", "accept-encoding": "gzip", ...headers },
        requests: [{ setupRequest }],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    return promise;
  };
  await load(Math.max(1, Math.round(seconds / 4)), asks.length / 4);
  const result = await load(seconds, asks.length);
  const answers = Object.entries(result.statusCodeStats ?? {});
  const wrong = answers
    .filter(([status]) => status !== "200")
    .map(([status, { count }]) => `${count} × ${status}`);
  if (wrong.length > 0 || result.errors > 0 || result.timeouts > 0 || answers.length === 0)
    throw new Error(
      `${url}${asks[0]!.path}: ${wrong.join(", ") || "no answers"}, ${result.errors} errors, ${result.timeouts} time-outs`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
  };
}

async function askOnce(url: string, asks: Ask[], headers: Record<string, string>): Promise<void> {
  for (const { path, language } of asks) {
    const response = await fetch(url + path, { headers: { ...headers, "accept-language": language } });
    await response.arrayBuffer();
  }
}

const asOf = ({ path, language }: Ask, request: { headers?: object | undefined }) => ({
  path,
  headers: { ...request.headers, "accept-language": language },
});
