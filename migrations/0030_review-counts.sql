-- A product's rating is the sum of its published reviews, and how many gave each count of stars. The row of the product is
-- locked by its update: parallel reviews count one after the other. A vote changes neither, so it doesn't come here.
create or replace function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_published then
    update product_ratings set rating_sum = rating_sum - old.rating, review_count = review_count - 1,
      star_counts[old.rating] = star_counts[old.rating] - 1 where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into product_ratings (product_id) values (new.product_id) on conflict do nothing;
    update product_ratings set rating_sum = rating_sum + new.rating, review_count = review_count + 1,
      star_counts[new.rating] = star_counts[new.rating] + 1 where product_id = new.product_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger reviews_rating on reviews;
--> statement-breakpoint
create trigger reviews_rating after insert or delete or update of rating, is_published, product_id on reviews
  for each row execute function follow_review();
--> statement-breakpoint

-- A review's count of helpful votes; nobody votes for their own.
create function follow_review_vote() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from reviews where id = new.review_id and user_id = new.user_id) then
      raise exception 'a vote on one''s own review' using errcode = 'check_violation';
    end if;
    update reviews set helpful_votes = helpful_votes + 1 where id = new.review_id;
  else
    update reviews set helpful_votes = helpful_votes - 1 where id = old.review_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger review_votes_count after insert or delete on review_votes
  for each row execute function follow_review_vote();
--> statement-breakpoint
update reviews r set submitted_at = r.created_at,
  helpful_votes = (select count(*) from review_votes v where v.review_id = r.id);
--> statement-breakpoint
update product_ratings p set star_counts = counted.stars from (
  select product_id, array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars
  from reviews where is_published group by product_id
) counted where counted.product_id = p.product_id;
--> statement-breakpoint

-- A vendor's page shows its figures.
create trigger vendor_figures_cache_insert after insert on vendor_figures referencing new table as new_rows
  for each statement execute function notify_row_changes('vendor_id', 'true',
    'r.answered, r.first_reply_minutes, r.dispatched, r.dispatched_in_time', 'vendor_id');
--> statement-breakpoint
create trigger vendor_figures_cache_update after update on vendor_figures
  referencing old table as old_rows new table as new_rows
  for each statement execute function notify_row_changes('vendor_id', 'true',
    'r.answered, r.first_reply_minutes, r.dispatched, r.dispatched_in_time', 'vendor_id');
--> statement-breakpoint
create trigger vendor_figures_cache_delete after delete on vendor_figures referencing old table as old_rows
  for each statement execute function notify_row_changes('vendor_id', 'true',
    'r.answered, r.first_reply_minutes, r.dispatched, r.dispatched_in_time', 'vendor_id');
--> statement-breakpoint
create trigger vendor_figures_cache_truncate after truncate on vendor_figures
  for each statement execute function notify_everything();
