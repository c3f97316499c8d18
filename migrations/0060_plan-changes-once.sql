-- What caches hear of changed rows was one function that planned its query anew at each statement: two thirds of a stock
-- change's work. Each table has a function of its own now, whose query is planned once a connection. The messages are the same.
-- `key`, `compared` and `told` are columns of `r`, `shown` its condition; `told_after` stands only in what is told of the new row.
create procedure tell_row_changes(
  tab text, key text, shown text, compared text, told text, told_after text default null
) language plpgsql as $make$
declare
  -- Rows that public pages do not show are none.
  rows_of constant text := '(select %s::text as key, (select to_jsonb(c) from (select %s) c) as compared,
    (select to_jsonb(t) from (select %s) t) as told from %s r where %s)';
  no_rows constant text := '(select null::text as key, null::jsonb as compared, null::jsonb as told where false)';
  old_rows constant text := format(rows_of, key, compared, told, 'old_rows', shown);
  new_rows constant text := format(rows_of, key, compared, concat_ws(', ', told, told_after), 'new_rows', shown);
  query constant text := 'select array_agg(m.told) into messages from (
      select distinct jsonb_build_object(''table'', %L::text, ''before'', o.told, ''after'', n.told, ''changed'',
        case when o.key is not null and n.key is not null then
          (select jsonb_agg(e.key) from jsonb_each(n.compared) e where e.value is distinct from o.compared -> e.key) end) as told
      from %s o full join %s n on o.key = n.key
      where o.compared is distinct from n.compared limit most_rows + 1) m';
begin
  execute format($function$create or replace function %I() returns trigger language plpgsql as $body$
    declare
      most_rows constant int := 100;
      longest constant int := 7900;
      messages jsonb[];
      message jsonb;
    begin
      if tg_op = 'INSERT' then %s;
      elsif tg_op = 'UPDATE' then %s;
      else %s;
      end if;
      if cardinality(messages) > most_rows then
        perform pg_notify('cafeto_changes', 'everything');
        return null;
      end if;
      foreach message in array coalesce(messages, '{}') loop
        if octet_length(message::text) > longest then
          message := message #- '{after,lexemes}';
        end if;
        perform pg_notify('cafeto_changes', message::text);
      end loop;
      return null;
    end $body$$function$, 'tell_' || tab || '_changes', format(query, tab, no_rows, new_rows),
    format(query, tab, old_rows, new_rows), format(query, tab, old_rows, no_rows));
  execute format('create or replace trigger %1$I after insert on %2$I referencing new table as new_rows
    for each statement execute function %3$I()', tab || '_cache_insert', tab, 'tell_' || tab || '_changes');
  execute format('create or replace trigger %1$I after update on %2$I referencing old table as old_rows new table as new_rows
    for each statement execute function %3$I()', tab || '_cache_update', tab, 'tell_' || tab || '_changes');
  execute format('create or replace trigger %1$I after delete on %2$I referencing old table as old_rows
    for each statement execute function %3$I()', tab || '_cache_delete', tab, 'tell_' || tab || '_changes');
  execute format('create or replace trigger %1$I after truncate on %2$I
    for each statement execute function notify_everything()', tab || '_cache_truncate', tab);
end $make$;
--> statement-breakpoint
call tell_row_changes('products', 'id', 'is_active and is_approved', 'r.*',
  'id, vendor_id, category, origin_country, roast_level, price_usd');
--> statement-breakpoint
call tell_row_changes('product_search', 'product_id', 'is_listed', 'r.*',
  'product_id, vendor_id, category, origin_country, roast_level, price_usd', 'tsvector_to_array(document) as lexemes');
--> statement-breakpoint
call tell_row_changes('search_words', 'word', 'true', 'r.*', 'null as word');
--> statement-breakpoint
call tell_row_changes('stock', 'product_id', 'stock_quantity > held_quantity',
  'stock_quantity - held_quantity as available',
  'product_id, (select category from products p where p.id = r.product_id) as category');
--> statement-breakpoint
call tell_row_changes('vendors', 'id', 'is_approved', 'r.*', 'id');
--> statement-breakpoint
call tell_row_changes('shipping_profiles', 'vendor_id', 'true', 'r.*', 'vendor_id');
--> statement-breakpoint
call tell_row_changes('reviews', 'id', 'is_published', 'r.*', 'product_id');
--> statement-breakpoint
call tell_row_changes('review_votes', 'review_id', 'true', 'r.*',
  '(select product_id from reviews v where v.id = r.review_id) as product_id');
--> statement-breakpoint
call tell_row_changes('product_ratings', 'product_id', 'true', 'r.*', 'product_id');
--> statement-breakpoint
call tell_row_changes('vendor_figures', 'vendor_id', 'true',
  'r.answered, r.first_reply_minutes, r.dispatched, r.dispatched_in_time', 'vendor_id');
