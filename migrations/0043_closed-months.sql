-- A closed month stays as it is. Postings are dated by the database when their transaction begins, and none lasts an hour: only
-- those with an older date can belong to a month that is summed or closed, so a sale of now reads nothing here.
create function refuse_closed_month(dates timestamptz[]) returns void language plpgsql as $$
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
end $$;
--> statement-breakpoint
create function check_posting_months() returns trigger language plpgsql as $$
declare
  dates timestamptz[];
begin
  select array_agg(created_at) into dates from written where created_at < now() - interval '1 hour';
  if dates is not null then
    perform refuse_closed_month(dates);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_postings_closed_months after insert on ledger_postings
  referencing new table as written for each statement execute function check_posting_months();
--> statement-breakpoint
-- Nor do the postings of such a month get more entries. Each posting is looked up by its key, however many there are.
create function check_entry_months() returns trigger language plpgsql as $$
declare
  dates timestamptz[];
begin
  select array_agg(at) into dates
    from (select (select created_at from ledger_postings where id = posting_id) as at from written) as dated
    where at < now() - interval '1 hour';
  if dates is not null then
    perform refuse_closed_month(dates);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_entries_closed_months after insert on ledger_entries
  referencing new table as written for each statement execute function check_entry_months();
--> statement-breakpoint
-- Months are closed in order and opened again from the last one; a closed one is not changed in any other way.
create function check_book_month() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.closed_at is not null and (tg_op = 'DELETE' or new.closed_at is not null) then
    raise exception 'month % is closed', old.month using errcode = 'check_violation';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if exists (select from book_months where month > new.month and closed_at is not null)
    and (new.closed_at is not null or tg_op = 'UPDATE') then
    raise exception 'a later month than % is closed', new.month using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger book_months_in_order before insert or update or delete on book_months
  for each row execute function check_book_month();
--> statement-breakpoint
create function refuse_closed_sums() returns trigger language plpgsql as $$
begin
  if exists (
    select from book_months where closed_at is not null
      and month in (case when tg_op = 'DELETE' then old.month else new.month end, case when tg_op = 'INSERT' then new.month else old.month end)
  ) then
    raise exception 'the month of these sums is closed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger vendor_months_closed before insert or update or delete on vendor_months
  for each row execute function refuse_closed_sums();
--> statement-breakpoint
create trigger place_months_closed before insert or update or delete on place_months
  for each row execute function refuse_closed_sums();
--> statement-breakpoint
create trigger account_months_closed before insert or update or delete on account_months
  for each row execute function refuse_closed_sums();
