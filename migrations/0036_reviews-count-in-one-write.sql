-- A product's first review wrote its row of ratings twice, and every page that shows it was invalidated twice.
create or replace function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_published then
    update product_ratings set rating_sum = rating_sum - old.rating, review_count = review_count - 1,
      star_counts[old.rating] = star_counts[old.rating] - 1 where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into product_ratings (product_id, rating_sum, review_count, star_counts)
    values (new.product_id, new.rating, 1,
      (select array_agg((n = new.rating)::int order by n) from generate_series(1, 5) n))
    on conflict (product_id) do update set rating_sum = product_ratings.rating_sum + new.rating,
      review_count = product_ratings.review_count + 1,
      star_counts[new.rating] = product_ratings.star_counts[new.rating] + 1;
  end if;
  return null;
end $$;
