ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
-- A use is kept once its order is paid, and given back if the order ends unpaid, whichever way it ends. In the order of the
-- promotions, so that two orders never wait for each other.
create function follow_order_of_promotions() returns trigger language plpgsql as $$
declare
  released record;
begin
  if new.paid_at is not null and old.paid_at is null then
    update promotion_uses set state = 'used' where order_id = new.id and state = 'claimed';
  elsif new.status = 'cancelled' and old.status <> 'cancelled' and new.paid_at is null then
    for released in
      select promotion_id, discount_usd from promotion_uses where order_id = new.id and state = 'claimed' order by promotion_id
    loop
      update promotion_uses set state = 'released' where order_id = new.id and promotion_id = released.promotion_id;
      update promotions set used_count = used_count - 1, spent_usd = spent_usd - released.discount_usd where id = released.promotion_id;
    end loop;
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create trigger orders_promotions_follow after update of status, paid_at on orders
  for each row execute function follow_order_of_promotions();
