-- What is posted with an earlier date than an open month is summed to ends its sums too: they are made anew.
create or replace function refuse_closed_month(dates timestamptz[]) returns void language plpgsql as $$
declare
  touched text[];
begin
  select array_agg(distinct to_char(at at time zone 'UTC', 'YYYY-MM')) into touched from unnest(dates) as at;
  perform pg_advisory_xact_lock_shared(hashtextextended('book_months', 0));
  if exists (select from book_months where month = any(touched) and closed_at is not null) then
    raise exception 'the month of this posting is closed' using errcode = 'check_violation';
  end if;
  -- What is summed and not closed is summed anew.
  delete from book_months where month = any(touched);
  delete from open_months where month = any(touched) and summed_until > (select min(at) from unnest(dates) as at);
end $$;
--> statement-breakpoint
-- What was posted since is read at each view of a report: its pages have to be in the index before the table is vacuumed.
alter index ledger_postings_time set (autosummarize = on);
