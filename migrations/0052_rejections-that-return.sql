-- An undone upload puts a product's rejection back as it was, with the time of its submission: so does its statement of reasons, and
-- the right to object. Rejecting it leaves the submission as it is.
create function return_product_rejection() returns trigger language plpgsql as $$
begin
  update decisions set ended_at = null
    where id = (select id from decisions where product_id = new.id and kind = 'productRejected'
      order by created_at desc limit 1)
      and ended_at is not null and outcome is distinct from 'reversed';
  return null;
end $$;--> statement-breakpoint
create trigger return_product_rejection after update of rejected_at on products
  for each row when (old.rejected_at is null and new.rejected_at is not null and new.submitted_at <> old.submitted_at)
  execute function return_product_rejection();
