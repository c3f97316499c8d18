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
	"reason" text,
	"request_id" text,
	"address_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_texts" CHECK (char_length("audit_entries"."reason") <= 2000 and char_length("audit_entries"."subject_id") <= 100)
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."is_only")
);
--> statement-breakpoint
ALTER TABLE "audit_addresses" ADD CONSTRAINT "audit_addresses_position_audit_entries_position_fk" FOREIGN KEY ("position") REFERENCES "public"."audit_entries"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","position");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_owner" ON "audit_entries" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("created_at","position");--> statement-breakpoint
-- What an entry's hash covers, in one fixed form, with the hash of the entry before it.
create function audit_hash(entry audit_entries, previous text) returns text language sql stable as $$
  select encode(sha256(convert_to(previous || jsonb_build_array(
    entry.position, entry.action, entry.actor_id, entry.actor_roles, entry.subject_kind, entry.subject_id, entry.owner_id,
    entry.before, entry.after, entry.reason, entry.request_id, entry.address_digest,
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
