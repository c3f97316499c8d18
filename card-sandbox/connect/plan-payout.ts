import { setDue } from "../clocks/dues.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findAccount } from "./kept-account.ts";

const day = 24 * 60 * 60;

/**
 * Notes when an account's money is paid out next: at the midnight (UTC) after some of it is available. `after`: what
 * became available until then has had its turn.
 */
export function planPayout(sandbox: Sandbox, id: string, after = 0): void {
  const account = findAccount(sandbox, id);
  const isAutomatic = account?.payouts_enabled && account.settings.payouts.schedule.interval === "daily";
  const { soonest = null } =
    sandbox.store.find<{ soonest: number | null }>(
      "SELECT MIN(available_on) AS soonest FROM balance_transactions WHERE account = ? AND payout IS NULL AND available_on > ?",
      id,
      after,
    ) ?? {};
  const at = soonest === null ? null : Math.max(soonest, nowInSeconds(sandbox));
  setDue(sandbox, "payout", id, isAutomatic && at !== null ? (Math.floor(at / day) + 1) * day : null);
}
