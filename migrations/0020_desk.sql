CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "notes_text" CHECK (char_length("notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"own_expires_at" timestamp with time zone,
	"granted_by" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_grants_until_later" CHECK ("plan_grants"."until" > "plan_grants"."granted_at"),
	CONSTRAINT "plan_grants_reason" CHECK (char_length("plan_grants"."reason") between 3 and 1000)
);
--> statement-breakpoint
DROP INDEX "decisions_one_suspension";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "terminated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_subject" ON "notes" USING btree ("subject_kind","subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notes_owner" ON "notes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "plan_grants_until" ON "plan_grants" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_suspension" ON "decisions" USING btree ("vendor_id","kind") WHERE ended_at is null and kind in ('shopSuspended', 'shopTerminated', 'payoutsPaused');--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_termination" CHECK ("vendors"."terminated_at" is null or "vendors"."suspended_at" is not null);
--> statement-breakpoint
-- A note may lose its author, whose account was erased; nothing else of it changes.
create function refuse_changed_note() returns trigger language plpgsql as $$
begin
  if new.author_id is not null
    or (to_jsonb(new) - 'author_id') is distinct from (to_jsonb(old) - 'author_id') then
    raise exception 'notes are append only' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger notes_append_only before update on notes for each row execute function refuse_changed_note();
