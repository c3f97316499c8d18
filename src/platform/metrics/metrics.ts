import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** All that the process measures: its own state, and what each part registers here. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Each failed attempt of a background job, by its name. */
export const jobFailures = new Counter({
  name: "cafeto_job_failures_total",
  help: "Failed attempts of background jobs",
  labelNames: ["job"],
  registers: [registry],
});

/** Each call of the card provider that failed, by the SDK's type of the error. */
export const providerErrors = new Counter({
  name: "cafeto_provider_errors_total",
  help: "Failed calls of the card provider, by type of the error",
  labelNames: ["type"],
  registers: [registry],
});

const connections = new Gauge({
  name: "cafeto_database_connections",
  help: "Connections of a pool: busy, idle, and the work that waits for one",
  labelNames: ["pool", "state"],
  registers: [registry],
  collect() {
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: "busy" }, totalCount - idleCount);
      this.set({ pool, state: "idle" }, idleCount);
      this.set({ pool, state: "waiting" }, waitingCount);
    }
  },
});
const pools = new Map<string, Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">>();

/** Measures a pool of connections from now on. */
export function measurePool(name: string, pool: pg.Pool): void {
  pools.set(name, pool);
  connections.remove({ pool: name });
}
