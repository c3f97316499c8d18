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
ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_subject" ON "notes" USING btree ("subject_kind","subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notes_owner" ON "notes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id");
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
