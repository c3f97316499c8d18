-- Marks the day of an order whose sums have changed: paid, cancelled, refunded. One row a change, without a unique key: sales of
-- one day do not wait for each other.
create function mark_order_day() returns trigger language plpgsql as $$
begin
  insert into changed_days (day) values ((new.created_at at time zone 'UTC')::date);
  if tg_op = 'UPDATE' and old.created_at <> new.created_at then
    insert into changed_days (day) values ((old.created_at at time zone 'UTC')::date);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function mark_part_day() returns trigger language plpgsql as $$
begin
  insert into changed_days (day)
    select (created_at at time zone 'UTC')::date from orders where id = new.order_id and paid_at is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_mark_paid_day after insert on orders
  for each row when (new.paid_at is not null) execute function mark_order_day();
--> statement-breakpoint
create trigger orders_mark_changed_day after update of paid_at, status, created_at, shipping_address on orders
  for each row when (
    coalesce(new.paid_at, old.paid_at) is not null and
    (new.paid_at is distinct from old.paid_at or new.status is distinct from old.status
      or new.created_at <> old.created_at
      or new.shipping_address ->> 'country' is distinct from old.shipping_address ->> 'country'))
  execute function mark_order_day();
--> statement-breakpoint
create trigger parcels_mark_refunded_day after update of refunded_subsidy_usd on parcels
  for each row when (new.refunded_subsidy_usd <> old.refunded_subsidy_usd) execute function mark_part_day();
--> statement-breakpoint
create trigger order_items_mark_refunded_day
  after update of refunded_quantity, refunded_usd, refunded_commission_usd on order_items
  for each row when ((new.refunded_quantity, new.refunded_usd, new.refunded_commission_usd)
    is distinct from (old.refunded_quantity, old.refunded_usd, old.refunded_commission_usd))
  execute function mark_part_day();
--> statement-breakpoint
-- All days so far are summed by the job's first run.
insert into changed_days (day)
  select distinct (created_at at time zone 'UTC')::date from orders where paid_at is not null;
