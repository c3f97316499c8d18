CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"vendor_id" uuid NOT NULL,
	"product_id" uuid,
	"product_name" text,
	"rule" text NOT NULL,
	"facts" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"decided_by" uuid,
	"open_parcels_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"objection" text,
	"objected_at" timestamp with time zone,
	"outcome" text,
	"outcome_reason" text,
	"outcome_by" uuid,
	"outcome_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_automatic" CHECK (("decisions"."decided_by" is null) = "decisions"."is_automatic"),
	CONSTRAINT "decisions_objection" CHECK (("decisions"."objection" is null) = ("decisions"."objected_at" is null)),
	CONSTRAINT "decisions_outcome" CHECK (num_nonnulls("decisions"."outcome", "decisions"."outcome_reason", "decisions"."outcome_by", "decisions"."outcome_at") in (0, 4)),
	CONSTRAINT "decisions_outcome_of_objection" CHECK ("decisions"."outcome" is null or "decisions"."objection" is not null)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "open_parcels_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "payouts_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_vendor" ON "decisions" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "decisions_product" ON "decisions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "decisions_objections" ON "decisions" USING btree ("objected_at") WHERE objected_at is not null and outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_suspension" ON "decisions" USING btree ("vendor_id","kind") WHERE ended_at is null and kind in ('shopSuspended', 'payoutsPaused');--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_removal" ON "decisions" USING btree ("product_id") WHERE ended_at is null and kind = 'productTakenDown';--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_name_parts" ON "products" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_taken_down" ON "products" USING btree ("taken_down_at") WHERE taken_down_at is not null;--> statement-breakpoint
CREATE INDEX "vendors_suspended" ON "vendors" USING btree ("open_parcels_until") WHERE suspended_at is not null;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_suspension" CHECK (("vendors"."suspended_at" is null) = ("vendors"."open_parcels_until" is null));--> statement-breakpoint
-- What is withdrawn can't be ordered (R61). The verb `lockSelling` takes the same lock alone. A statement about more vendors than a
-- purchase can have is a seed's, and takes none: the lock table has no room for thousands.
create function refuse_withdrawn_goods() returns trigger language plpgsql as $$
begin
  if (select count(distinct p.vendor_id) from added a join parcels p on p.id = a.parcel_id) <= 50 then
    perform pg_advisory_xact_lock_shared(hashtextextended('selling:' || s.vendor_id::text, 0)) from (
      select distinct p.vendor_id from added a join parcels p on p.id = a.parcel_id order by 1
    ) s;
  end if;
  if exists (
    select from added a
    join parcels p on p.id = a.parcel_id
    join vendors v on v.id = p.vendor_id
    join products g on g.id = a.product_id
    where v.suspended_at is not null or g.taken_down_at is not null
  ) then
    raise exception 'of a suspended vendor, or taken down'
      using errcode = 'check_violation', constraint = 'order_items_for_sale', table = 'order_items';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger order_items_for_sale after insert on order_items referencing new table as added
  for each statement execute function refuse_withdrawn_goods();
--> statement-breakpoint

-- No payout begins while an administrator has stopped them; one made by hand has already happened.
create function refuse_paused_payout() returns trigger language plpgsql as $$
begin
  if exists (
    select from vendors where id = new.vendor_id and (suspended_at is not null or payouts_paused_at is not null)
  ) then
    raise exception 'payouts are paused'
      using errcode = 'check_violation', constraint = 'payouts_not_paused', table = 'payouts';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payouts_not_paused before insert on payouts
  for each row when (new.method = 'automatic' and new.state = 'started') execute function refuse_paused_payout();
