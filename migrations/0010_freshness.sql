-- Who keeps what public pages and lists show hears of each change, by whatever statement it is made, once it commits.
create function tell_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('cafeto_fresh', 'version');
  return null;
end $$;
--> statement-breakpoint

-- Its argument says which rows are shown; a statement that leaves those as they were is not told.
create function tell_change() returns trigger language plpgsql as $$
declare is_changed boolean;
begin
  execute format(
    case tg_op
      when 'INSERT' then 'select exists (select from new_rows where %1$s)'
      when 'DELETE' then 'select exists (select from old_rows where %1$s)'
      else 'select exists (select * from new_rows where %1$s except select * from old_rows where %1$s)
        or exists (select * from old_rows where %1$s except select * from new_rows where %1$s)'
    end, tg_argv[0]) into is_changed;
  if is_changed then
    perform pg_notify('cafeto_fresh', 'version');
  end if;
  return null;
end $$;
--> statement-breakpoint

-- Products are named, so that a checkout leaves what shows others alone; the text of a notification ends before 8,000 bytes.
create function tell_products(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 200 then
    perform pg_notify('cafeto_fresh', 'version');
  elsif cardinality(ids) > 0 then
    perform pg_notify('cafeto_fresh', 'products:' || array_to_string(ids, ','));
  end if;
end $$;
--> statement-breakpoint
create function tell_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform tell_products(array(
      select product_id from new_rows n join old_rows o using (product_id)
      where n.stock_quantity - n.held_quantity <> o.stock_quantity - o.held_quantity));
  elsif tg_op = 'INSERT' then
    perform tell_products(array(select product_id from new_rows where stock_quantity > held_quantity));
  else
    perform tell_products(array(select product_id from old_rows where stock_quantity > held_quantity));
  end if;
  return null;
end $$;
--> statement-breakpoint
create function tell_votes() returns trigger language plpgsql as $$
begin
  perform tell_products(array(select distinct r.product_id from changed_rows c join reviews r on r.id = c.review_id));
  return null;
end $$;
--> statement-breakpoint
create trigger products_fresh_insert after insert on products referencing new table as new_rows
  for each statement execute function tell_change('is_active and is_approved');
--> statement-breakpoint
create trigger products_fresh_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('is_active and is_approved');
--> statement-breakpoint
create trigger products_fresh_delete after delete on products referencing old table as old_rows
  for each statement execute function tell_change('is_active and is_approved');
--> statement-breakpoint
create trigger product_search_fresh_insert after insert on product_search referencing new table as new_rows
  for each statement execute function tell_change('is_listed');
--> statement-breakpoint
create trigger product_search_fresh_update after update on product_search referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('is_listed');
--> statement-breakpoint
create trigger product_search_fresh_delete after delete on product_search referencing old table as old_rows
  for each statement execute function tell_change('is_listed');
--> statement-breakpoint
create trigger vendors_fresh_insert after insert on vendors referencing new table as new_rows
  for each statement execute function tell_change('is_approved');
--> statement-breakpoint
create trigger vendors_fresh_update after update on vendors referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('is_approved');
--> statement-breakpoint
create trigger vendors_fresh_delete after delete on vendors referencing old table as old_rows
  for each statement execute function tell_change('is_approved');
--> statement-breakpoint
create trigger reviews_fresh_insert after insert on reviews referencing new table as new_rows
  for each statement execute function tell_change('is_published');
--> statement-breakpoint
create trigger reviews_fresh_update after update on reviews referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('is_published');
--> statement-breakpoint
create trigger reviews_fresh_delete after delete on reviews referencing old table as old_rows
  for each statement execute function tell_change('is_published');
--> statement-breakpoint
create trigger product_ratings_fresh_insert after insert on product_ratings referencing new table as new_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger product_ratings_fresh_update after update on product_ratings referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger product_ratings_fresh_delete after delete on product_ratings referencing old table as old_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger shipping_profiles_fresh_insert after insert on shipping_profiles referencing new table as new_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger shipping_profiles_fresh_update after update on shipping_profiles referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger shipping_profiles_fresh_delete after delete on shipping_profiles referencing old table as old_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger market_settings_fresh_insert after insert on market_settings referencing new table as new_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger market_settings_fresh_update after update on market_settings referencing old table as old_rows new table as new_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger market_settings_fresh_delete after delete on market_settings referencing old table as old_rows
  for each statement execute function tell_change('true');
--> statement-breakpoint
create trigger stock_fresh_insert after insert on stock referencing new table as new_rows
  for each statement execute function tell_stock();
--> statement-breakpoint
create trigger stock_fresh_update after update on stock referencing old table as old_rows new table as new_rows
  for each statement execute function tell_stock();
--> statement-breakpoint
create trigger stock_fresh_delete after delete on stock referencing old table as old_rows
  for each statement execute function tell_stock();
--> statement-breakpoint
create trigger review_votes_fresh_insert after insert on review_votes referencing new table as changed_rows
  for each statement execute function tell_votes();
--> statement-breakpoint
create trigger review_votes_fresh_delete after delete on review_votes referencing old table as changed_rows
  for each statement execute function tell_votes();
--> statement-breakpoint
create trigger products_fresh_truncate after truncate on products for each statement execute function tell_version();
--> statement-breakpoint
create trigger product_search_fresh_truncate after truncate on product_search for each statement execute function tell_version();
--> statement-breakpoint
create trigger vendors_fresh_truncate after truncate on vendors for each statement execute function tell_version();
--> statement-breakpoint
create trigger reviews_fresh_truncate after truncate on reviews for each statement execute function tell_version();
--> statement-breakpoint
create trigger product_ratings_fresh_truncate after truncate on product_ratings for each statement execute function tell_version();
--> statement-breakpoint
create trigger shipping_profiles_fresh_truncate after truncate on shipping_profiles for each statement execute function tell_version();
--> statement-breakpoint
create trigger market_settings_fresh_truncate after truncate on market_settings for each statement execute function tell_version();
--> statement-breakpoint
create trigger stock_fresh_truncate after truncate on stock for each statement execute function tell_version();
--> statement-breakpoint
create trigger review_votes_fresh_truncate after truncate on review_votes for each statement execute function tell_version();
--> statement-breakpoint

-- A review shows its author's name.
create trigger users_fresh after update of name on users
  for each row when (old.name is distinct from new.name) execute function tell_version();
