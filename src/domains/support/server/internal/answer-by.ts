import { type SQL, sql } from "drizzle-orm";
import { answerHours, priorityPlans } from "#domains/plans/plan-table.ts";
import { vendorMembers, vendors } from "#domains/vendors/server/tables.ts";
import { inquiries } from "../tables.ts";

const count = (hours: number) => sql.raw(String(hours));
const changedAt = sql`(${inquiries}.changed_at at time zone 'UTC')`;

/**
 * To be joined to inquiries: whether one is from the team of a vendor whose plan has priority support now, and by when it is to be
 * answered while it is open. The plans promise that, so many hours after it came, Monday to Friday in UTC: what comes at the weekend
 * counts from Monday, and with at most a day, one weekend lies between. An inquiry that has waited long enough comes first, whatever its sender’s plan.
 */
export const joinedDue: SQL = sql`lateral (
  select is_priority, case when extract(isodow from until) >= 6 then until + interval '2 days' else until end at time zone 'UTC' as answer_by
  from (select exists (
      select from ${vendorMembers} m join ${vendors} v on v.id = m.vendor_id
      where m.user_id = ${inquiries}.user_id and v.is_approved and v.plan_type = any(${sql.param(priorityPlans)}::text[])
    ) as is_priority) sender,
    lateral (select case extract(isodow from ${changedAt}) when 6 then date_trunc('day', ${changedAt}) + interval '2 days'
      when 7 then date_trunc('day', ${changedAt}) + interval '1 day' else ${changedAt} end as since) began,
    lateral (select since + make_interval(hours => case when is_priority then ${count(answerHours.priority)}
      else ${count(answerHours.usual)} end) as until) ended
) due`;

export const isPriority: SQL<boolean> = sql<boolean>`due.is_priority`;
export const answerBy: SQL<Date> = sql`due.answer_by`.mapWith(inquiries.changedAt);
