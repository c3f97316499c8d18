-- Handed in again, withdrawn or deleted, what was rejected is decided anew: the rejection no longer holds.
create function end_application_rejection() returns trigger language plpgsql as $$
begin
  update decisions set ended_at = greatest(new.submitted_at, created_at)
    where vendor_id = new.id and kind = 'applicationRejected' and ended_at is null;
  return null;
end $$;--> statement-breakpoint
create trigger end_application_rejection after update of rejected_at on vendors
  for each row when (old.rejected_at is not null and new.rejected_at is null and new.submitted_at <> old.submitted_at)
  execute function end_application_rejection();--> statement-breakpoint
create function end_product_rejection() returns trigger language plpgsql as $$
begin
  update decisions set ended_at = greatest(new.updated_at, created_at)
    where product_id = new.id and kind in ('productRejected', 'revisionRejected') and ended_at is null;
  return null;
end $$;--> statement-breakpoint
create trigger end_product_rejection after update of rejected_at, deleted_at on products
  for each row when (
    (old.rejected_at is not null and new.rejected_at is null and new.submitted_at <> old.submitted_at)
    or (old.deleted_at is null and new.deleted_at is not null)
  )
  execute function end_product_rejection();--> statement-breakpoint
create function end_revision_rejection() returns trigger language plpgsql as $$
begin
  update decisions set ended_at = greatest(new.decided_at, created_at)
    where product_id = new.product_id and kind = 'revisionRejected' and ended_at is null;
  return null;
end $$;--> statement-breakpoint
create trigger end_revision_rejection after update of state on product_revisions
  for each row when (old.state = 'rejected' and new.state not in ('rejected', 'waiting'))
  execute function end_revision_rejection();
