import autocannon from "autocannon";

export type Figures = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  /** Resident memory of the answering process afterwards, in megabytes. */
  memory: number;
};

export const connections = 16;

/** Loads one address for some seconds, after a warm-up. Fails unless every answer was 200: error pages are fast. */
export async function measure(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Pick<Figures, "perSecond" | "p50" | "p99">> {
  const load = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { accept: "text/html,application/json", ...headers },
    });
  await load(Math.max(1, Math.round(seconds / 4)));
  const result = await load(seconds);
  const answers = Object.entries(result.statusCodeStats ?? {});
  const wrong = answers
    .filter(([status]) => status !== "200")
    .map(([status, { count }]) => `${count} × ${status}`);
  if (wrong.length > 0 || result.errors > 0 || result.timeouts > 0 || answers.length === 0)
    throw new Error(
      `${url}: ${wrong.join(", ") || "no answers"}, ${result.errors} errors, ${result.timeouts} time-outs`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
