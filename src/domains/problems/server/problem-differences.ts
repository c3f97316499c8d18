import { sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { problems } from "./tables.ts";

/**
 * Problems that disagree with the money: an open one whose parcel's money does not wait, money that waits for none, a refund
 * that was not posted, and a loss of the platform that is not what the problem says. Empty if all is well, at most 100.
 */
export async function listProblemDifferences(db: Db): Promise<{ problemId: string; cause: string }[]> {
  const { rows } = await db.execute<{ id: string; cause: string }>(sql`
    select b.id, 'its parcel''s money does not wait' as cause from ${problems} b join ${parcels} p on p.id = b.parcel_id
    where b.state <> 'closed' and p.held_at is null and p.frozen_at is null
    union all
    select p.id, 'the money of this parcel waits without a problem' from ${parcels} p
    where p.held_at is not null
      and not exists (select from ${problems} b where b.parcel_id = p.id and b.state not in ('closed', 'disputed'))
    union all
    select b.id, 'its refund was not posted' from ${problems} b
    where b.refund_id is not null
      and not exists (select from ${ledgerPostings} g where g.kind = 'refund' and g.reference_id = b.refund_id)
    union all
    select b.id, format('the platform bears %s, posted are %s', sum(b.relieved_usd), coalesce(sum(posted.amount), 0))
    from ${problems} b
    left join lateral (
      select sum(e.amount_usd) as amount from ${ledgerPostings} g join ${ledgerEntries} e on e.posting_id = g.id
      where g.kind = 'relief' and g.reference_id = b.refund_id and e.account = 'platform_losses'
    ) as posted on true
    where b.relieved_usd > 0 and b.objection_outcome is null
    group by b.id having sum(b.relieved_usd) <> coalesce(sum(posted.amount), 0)
    limit 100`);
  return rows.map(({ id, cause }) => ({ problemId: id, cause }));
}
