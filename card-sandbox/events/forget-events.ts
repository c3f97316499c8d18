import { nowInSeconds, type Sandbox } from "../sandbox.ts";

const thirtyDays = 30 * 24 * 60 * 60;

/** Drops events older than 30 days with their deliveries, as the provider does. */
export function forgetEvents(sandbox: Sandbox): void {
  const before = nowInSeconds(sandbox) - thirtyDays;
  sandbox.store.transact(() => {
    const old = "(SELECT id FROM events WHERE created < ?)";
    sandbox.store.run(`DELETE FROM attempts WHERE event IN ${old}`, before);
    sandbox.store.run(`DELETE FROM deliveries WHERE event IN ${old}`, before);
    sandbox.store.run("DELETE FROM events WHERE created < ?", before);
  });
}
