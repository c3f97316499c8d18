ALTER TABLE "messages" DROP CONSTRAINT "messages_content";--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_content" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "visitor_number" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_language" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_suspected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection_token_hash" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection_outcome" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection_reason" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection_by" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "objection_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_objection_by_users_id_fk" FOREIGN KEY ("objection_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_message" ON "decisions" USING btree ("message_id") WHERE ended_at is null and kind = 'messageRemoved';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_visitor_request" ON "reports" USING btree ("reporter_email","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_visitor_one_open" ON "reports" USING btree ("reporter_email","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reports_open_subject" ON "reports" USING btree ("subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reports_objections" ON "reports" USING btree ("objected_at") WHERE objected_at is not null and objection_outcome is null;--> statement-breakpoint
CREATE INDEX "reports_decision" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_taken_by" ON "reports" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "reports_objection_by" ON "reports" USING btree ("objection_by");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_visitor_number_unique" UNIQUE("visitor_number");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_objection_token_hash_unique" UNIQUE("objection_token_hash");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed" CHECK ("messages"."removed_content" is null or ("messages"."content" = '' and char_length("messages"."removed_content") <= 2000));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_content" CHECK (char_length("messages"."content") <= 2000 and ("messages"."content" <> '' or "messages"."picture_count" > 0 or "messages"."sender_id" is null or "messages"."removed_content" is not null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_visitor" CHECK (num_nonnulls("reports"."reporter_name", "reports"."reporter_email", "reports"."reporter_language") in (0, 3) and num_nonnulls("reports"."reporter_id", "reports"."reporter_email") <= 1);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" is null or "reports"."state" = 'closed');--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_objection" CHECK (("reports"."objection" is null) = ("reports"."objected_at" is null) and ("reports"."objection" is null or "reports"."state" = 'closed'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_objection_outcome" CHECK (num_nonnulls("reports"."objection_outcome", "reports"."objection_reason", "reports"."objection_at") in (0, 3) and ("reports"."objection_outcome" is null or "reports"."objection" is not null));