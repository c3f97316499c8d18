CREATE TABLE "away_replies" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "away_replies_mode" CHECK ("away_replies"."mode" in ('off', 'away', 'always')),
	CONSTRAINT "away_replies_content" CHECK (char_length("away_replies"."content") <= 1000 and ("away_replies"."mode" = 'off' or "away_replies"."content" <> ''))
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"buyer_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"blocked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_buyer_id_vendor_id_blocked_by_pk" PRIMARY KEY("buyer_id","vendor_id","blocked_by"),
	CONSTRAINT "message_blocks_side" CHECK ("message_blocks"."blocked_by" in ('buyer', 'vendor'))
);
--> statement-breakpoint
CREATE TABLE "message_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_pictures_place_in_message" CHECK ("message_pictures"."place" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_texts" CHECK (char_length("saved_replies"."title") between 1 and 60 and char_length("saved_replies"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "reports_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid,
	"request_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"close_reason" text,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_number_unique" UNIQUE("number"),
	CONSTRAINT "reports_texts" CHECK (char_length("reports"."words") <= 1000 and char_length("reports"."close_reason") <= 1000),
	CONSTRAINT "reports_closed" CHECK (("reports"."state" = 'closed') = ("reports"."closed_at" is not null) and ("reports"."closed_at" is null) = ("reports"."close_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_content";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "away_replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "picture_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "away_replies" ADD CONSTRAINT "away_replies_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_blocks_vendor" ON "message_blocks" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_pictures_place" ON "message_pictures" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "message_pictures_uploader" ON "message_pictures" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "message_pictures_conversation" ON "message_pictures" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_pictures_unsent" ON "message_pictures" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "saved_replies_vendor" ON "saved_replies" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_request" ON "reports" USING btree ("reporter_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("reporter_id","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_reported" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "reports_closed_by" ON "reports" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin (fold_text("content") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_pictures" CHECK ("messages"."picture_count" between 0 and 3);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_content" CHECK (char_length("messages"."content") <= 2000 and ("messages"."content" <> '' or "messages"."picture_count" > 0 or "messages"."sender_id" is null));