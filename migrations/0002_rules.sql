-- What must hold whatever the code does.

-- Keys between domains that do not import each other.
alter table stock add constraint stock_product foreign key (product_id) references products (id) on delete cascade;
--> statement-breakpoint
alter table stock_holds add constraint stock_holds_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table stock_movements add constraint stock_movements_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table ledger_postings add constraint ledger_postings_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table ledger_entries add constraint ledger_entries_vendor foreign key (vendor_id) references vendors (id);
--> statement-breakpoint
alter table quotes add constraint quotes_order foreign key (order_id) references orders (id);
--> statement-breakpoint

-- A person is never without a profile and the buyer's role.
create function make_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id, full_name, email, created_at) values (new.id, new.name, new.email, new.created_at);
  insert into user_roles (user_id, role) values (new.id, 'buyer');
  return null;
end $$;
--> statement-breakpoint
create trigger users_make_profile after insert on users for each row execute function make_profile();
--> statement-breakpoint

-- Every price is remembered.
create function remember_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_usd, changed_at)
  values (new.id, new.price_usd, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end)
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger products_first_price after insert on products for each row execute function remember_price();
--> statement-breakpoint
create trigger products_next_price after update of price_usd on products for each row
  when (old.price_usd is distinct from new.price_usd) execute function remember_price();
--> statement-breakpoint

-- Stock: each product has its row from the start, and movements are append only.
create function make_stock() returns trigger language plpgsql as $$
begin
  insert into stock (product_id) values (new.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger products_make_stock after insert on products for each row execute function make_stock();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger stock_movements_append_only before update or delete on stock_movements
  for each statement execute function refuse_change();
--> statement-breakpoint

-- A parcel's changes are its timeline; an order's status follows its parcels and nothing else writes it.
create function follow_parcel() returns trigger language plpgsql as $$
declare derived text;
begin
  insert into parcel_events (parcel_id, status, created_at)
  values (new.id, new.status, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end);
  perform 1 from orders where id = new.order_id for update;
  select case
      when bool_and(status = 'cancelled') then 'cancelled'
      when bool_and(status in ('delivered', 'cancelled')) then 'delivered'
      when bool_and(status in ('shipped', 'delivered', 'cancelled')) then 'shipped'
      when bool_and(status in ('pending', 'cancelled')) then 'pending'
      else 'processing'
    end into derived
  from parcels where order_id = new.order_id;
  update orders set status = derived where id = new.order_id and status <> derived;
  return null;
end $$;
--> statement-breakpoint
create trigger parcels_first_status after insert on parcels for each row execute function follow_parcel();
--> statement-breakpoint
create trigger parcels_next_status after update of status on parcels for each row
  when (old.status is distinct from new.status) execute function follow_parcel();
--> statement-breakpoint
create function refuse_status_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'orders.status follows the parcels' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_status_derived before update of status on orders for each row
  when (old.status is distinct from new.status) execute function refuse_status_by_hand();
--> statement-breakpoint

-- An order's sums are those of its parcels and lines, to the cent, when its transaction ends.
create function check_order_sums() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from parcels p left join lateral (
      select coalesce(sum(total_price_usd), 0) goods, coalesce(sum(tax_usd), 0) tax from order_items where parcel_id = p.id
    ) i on true
    where p.order_id = new.id and (p.goods_usd <> i.goods or p.tax_usd <> i.tax)
  ) or not exists (
    select 1 from parcels where order_id = new.id
    having sum(goods_usd) = new.goods_usd and sum(shipping_usd) = new.shipping_usd and sum(tax_usd) = new.tax_usd
  ) then
    raise exception 'order % differs from the sum of its lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_sum_of_lines after insert or update of goods_usd, shipping_usd, tax_usd on orders
  deferrable initially deferred for each row execute function check_order_sums();
--> statement-breakpoint

-- The ledger: each statement's entries balance per posting, and nothing is ever changed. Together: every posting sums to zero.
create function check_postings_balance() returns trigger language plpgsql as $$
begin
  if exists (select 1 from written group by posting_id having sum(amount_usd) <> 0) then
    raise exception 'ledger posting does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as written for each statement execute function check_postings_balance();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each statement execute function refuse_change();
--> statement-breakpoint

-- A product's rating is the sum of its published reviews.
create function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_published then
    update product_ratings set rating_sum = rating_sum - old.rating, review_count = review_count - 1 where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into product_ratings (product_id, rating_sum, review_count) values (new.product_id, new.rating, 1)
    on conflict (product_id) do update set rating_sum = product_ratings.rating_sum + excluded.rating_sum, review_count = product_ratings.review_count + 1;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_rating after insert or update or delete on reviews for each row execute function follow_review();
