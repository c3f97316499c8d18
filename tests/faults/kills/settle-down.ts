import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { watchParcels } from "#domains/orders/server/watch-parcels.ts";
import { resendPayouts } from "#domains/payouts/server/resend-payouts.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { until } from "../support/run-cafeto.ts";
import type { KillMarket } from "./open-kill-market.ts";

const hour = 3_600_000;

/** What takes minutes or an hour otherwise: jobs that the kill cut off are begun again, and lost ones are found. */
async function hasten(market: KillMarket): Promise<void> {
  const { infra, sweep } = market.observer();
  await infra.db.execute(
    sql`update jobs.job set state = 'retry' where state = 'active' and started_on < ${market.lastKill().toISOString()}`,
  );
  await finishJobs(infra);
  await sweep();
  await watchParcels({ ...infra, clock: { now: () => new Date(Date.now() + 1.1 * hour) } });
  await resendPayouts(infra);
  await finishJobs(infra);
}

async function finishJobs({ db }: Infra): Promise<void> {
  await until("all jobs are done", async () => {
    await db.execute("update jobs.job set start_after = now() where state = 'retry' and start_after > now()");
    const { rows } = await db.execute(
      "select 1 from jobs.job where name <> 'dead-letters' and state in ('created', 'retry', 'active') and start_after <= now()",
    );
    return rows.length === 0;
  });
}

/** After a kill, once all have finished what they did: nothing is open, lost or there twice. */
export async function expectNothingWrong(market: KillMarket): Promise<void> {
  await hasten(market);
  const { infra, findWrong } = market.observer();
  const { rows } = await infra.db.execute(`
    select * from (
      select 'held stock' as what, count(*)::int as count from stock_holds where state = 'active'
      union all select 'open payments', count(*)::int from payment_attempts where state in ('starting', 'open', 'refunding')
      union all select 'refunds not made', count(*)::int from refunds where state <> 'refunded'
      union all select 'payouts under way', count(*)::int from payouts where state = 'started'
      union all select 'mails not sent', count(*)::int from emails where sent_at is null
      union all select 'jobs given up', count(*)::int from jobs.job where name = 'dead-letters'
    ) as left_open where count > 0`);
  expect(rows).toEqual([]);
  expect(await findWrong()).toEqual([]);
}
