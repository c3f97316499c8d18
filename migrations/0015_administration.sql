CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" uuid,
	"amount_usd" numeric(12, 2),
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"input" json,
	"reason" text NOT NULL,
	"request_id" uuid NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "approvals_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "approvals_two_people" CHECK ("approvals"."state" not in ('approved', 'declined') or "approvals"."decided_by" <> "approvals"."requested_by"),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null)),
	CONSTRAINT "approvals_input" CHECK (("approvals"."state" = 'waiting') = ("approvals"."input" is not null)),
	CONSTRAINT "approvals_texts" CHECK (char_length("approvals"."reason") <= 1000 and char_length("approvals"."decision_reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "audit_addresses" (
	"position" bigint PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"position" bigint PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_roles" text[] DEFAULT '{}' NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason_digest" text,
	"request_id" text,
	"address_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_texts" CHECK (char_length("audit_entries"."subject_id") <= 100)
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."is_only")
);
--> statement-breakpoint
CREATE TABLE "audit_reasons" (
	"position" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "audit_reasons_text" CHECK (char_length("audit_reasons"."reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "failed_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"ip_address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"value" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"author_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	CONSTRAINT "setting_changes_reason" CHECK (char_length("setting_changes"."reason") <= 300),
	CONSTRAINT "setting_changes_order" CHECK ("setting_changes"."valid_from" >= "setting_changes"."created_at" and "setting_changes"."withdrawn_at" >= "setting_changes"."created_at" and "setting_changes"."withdrawn_at" < "setting_changes"."valid_from"),
	CONSTRAINT "setting_changes_day" CHECK ("setting_changes"."valid_from" = "setting_changes"."created_at" or "setting_changes"."valid_from" = date_trunc('day', "setting_changes"."valid_from", 'UTC'))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_terms" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "enterprise_terms" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "open_parcels_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "payouts_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_addresses" ADD CONSTRAINT "audit_addresses_position_audit_entries_position_fk" FOREIGN KEY ("position") REFERENCES "public"."audit_entries"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_reasons" ADD CONSTRAINT "audit_reasons_position_audit_entries_position_fk" FOREIGN KEY ("position") REFERENCES "public"."audit_entries"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_sign_ins" ADD CONSTRAINT "failed_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals" USING btree ("action","subject_kind","subject_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("requested_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_time" ON "approvals" USING btree ("requested_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "approvals_requested_by" ON "approvals" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "approvals_decided_by" ON "approvals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","position");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_owner" ON "audit_entries" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("created_at","position");--> statement-breakpoint
CREATE INDEX "failed_sign_ins_time" ON "failed_sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "failed_sign_ins_user" ON "failed_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "decisions_vendor" ON "decisions" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "decisions_product" ON "decisions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "decisions_objections" ON "decisions" USING btree ("objected_at") WHERE objected_at is not null and outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_suspension" ON "decisions" USING btree ("vendor_id","kind") WHERE ended_at is null and kind in ('shopSuspended', 'payoutsPaused');--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_removal" ON "decisions" USING btree ("product_id") WHERE ended_at is null and kind = 'productTakenDown';--> statement-breakpoint
CREATE INDEX "setting_changes_history" ON "setting_changes" USING btree ("key","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "setting_changes_moment" ON "setting_changes" USING btree ("key","valid_from") WHERE "setting_changes"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "setting_changes_author" ON "setting_changes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "setting_changes_withdrawn_by" ON "setting_changes" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("banned_until") WHERE banned_until is not null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_name_parts" ON "products" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_taken_down" ON "products" USING btree ("taken_down_at") WHERE taken_down_at is not null;--> statement-breakpoint
CREATE INDEX "vendors_suspended" ON "vendors" USING btree ("open_parcels_until") WHERE suspended_at is not null;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_suspension" CHECK (("vendors"."suspended_at" is null) = ("vendors"."open_parcels_until" is null));--> statement-breakpoint
-- What an entry's hash covers, in one fixed form, with the hash of the entry before it.
create function audit_hash(entry audit_entries, previous text) returns text language sql stable as $$
  select encode(sha256(convert_to(previous || jsonb_build_array(
    entry.position, entry.action, entry.actor_id, entry.actor_roles, entry.subject_kind, entry.subject_id, entry.owner_id,
    entry.before, entry.after, entry.reason_digest, entry.request_id, entry.address_digest,
    to_char(entry.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- One entry follows the other: whoever adds one holds the lock until its transaction ends.
create function link_audit_entry() returns trigger language plpgsql as $$
declare last audit_entries;
begin
  perform pg_advisory_xact_lock(hashtext('audit_entries'));
  select * into last from audit_entries order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.hash := audit_hash(new, coalesce(last.hash, ''));
  return new;
end $$;
--> statement-breakpoint
create trigger audit_entries_link before insert on audit_entries for each row execute function link_audit_entry();
--> statement-breakpoint
-- The end of the chain stands in a row of its own, which nothing else may move.
create function follow_audit_entries() returns trigger language plpgsql as $$
begin
  perform set_config('cafeto.audit', 'linking', true);
  update audit_head set (position, hash) = (select position, hash from audit_entries order by position desc limit 1);
  perform set_config('cafeto.audit', '', true);
  return null;
end $$;
--> statement-breakpoint
create trigger audit_entries_head after insert on audit_entries for each statement execute function follow_audit_entries();
--> statement-breakpoint
create function refuse_audit_head() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or current_setting('cafeto.audit', true) is distinct from 'linking' then
    raise exception '% is append only', tg_table_name using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
INSERT INTO "audit_head" DEFAULT VALUES;
--> statement-breakpoint
create trigger audit_head_append_only before insert or update or delete or truncate on audit_head
  for each statement execute function refuse_audit_head();
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
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
--> statement-breakpoint
-- What was set before there was a history.
INSERT INTO "setting_changes" ("key", "value", "valid_from", "created_at")
  SELECT "key", ("value" #>> '{}')::integer, now(), now() FROM "market_settings"
  WHERE "key" <> 'delivery_subsidy.boundAfter' AND jsonb_typeof("value") = 'number';
--> statement-breakpoint
DELETE FROM "market_settings" WHERE "key" <> 'delivery_subsidy.boundAfter';
--> statement-breakpoint
-- A planned change may be withdrawn, and whoever leaves is forgotten; nothing else changes.
create function keep_setting_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at)
    or (new.id, new.key, new.value, new.valid_from, new.reason, new.created_at)
      is distinct from (old.id, old.key, old.value, old.valid_from, old.reason, old.created_at)
    or (new.author_id is not null and new.author_id is distinct from old.author_id)
    or (new.withdrawn_by is not null and new.withdrawn_by is distinct from old.withdrawn_by and old.withdrawn_at is not null) then
    raise exception '% is append only', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger setting_changes_append_only before update or delete on setting_changes
  for each row execute function keep_setting_change();
--> statement-breakpoint
create trigger setting_changes_no_truncate before truncate on setting_changes
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger setting_changes_cache after insert or update on setting_changes
  for each statement execute function notify_everything();
--> statement-breakpoint
drop trigger market_settings_cache on market_settings;
