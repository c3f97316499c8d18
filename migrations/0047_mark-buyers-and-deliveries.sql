-- An order that is kept from now on, or no longer, decides whether the buyer's next one is the first: its day is summed anew too.
create function mark_first_day() returns trigger language plpgsql as $$
declare earliest timestamptz;
begin
  select created_at into earliest from orders
    where user_id = new.user_id and id <> new.id and paid_at is not null and status <> 'cancelled'
    order by created_at limit 1;
  if earliest >= new.created_at or (tg_op = 'UPDATE' and earliest >= old.created_at) then
    insert into changed_days (day) values ((earliest at time zone 'UTC')::date);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_mark_first_day after insert on orders
  for each row when (new.paid_at is not null and new.status <> 'cancelled') execute function mark_first_day();
--> statement-breakpoint
create trigger orders_mark_first_day_anew after update of paid_at, status, created_at on orders
  for each row when (
    (new.paid_at is not null and new.status <> 'cancelled') is distinct from (old.paid_at is not null and old.status <> 'cancelled')
    or (new.created_at <> old.created_at and new.paid_at is not null and new.status <> 'cancelled'))
  execute function mark_first_day();
--> statement-breakpoint
create trigger parcels_mark_moved_day after update of shipped_at, delivered_at on parcels
  for each row when ((new.shipped_at, new.delivered_at) is distinct from (old.shipped_at, old.delivered_at))
  execute function mark_part_day();
