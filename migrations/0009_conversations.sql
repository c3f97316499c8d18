CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"buyer_id" uuid,
	"vendor_id" uuid,
	"product_id" uuid,
	"parcel_id" uuid,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"unread_count_buyer" integer DEFAULT 0 NOT NULL,
	"unread_count_vendor" integer DEFAULT 0 NOT NULL,
	"read_position_buyer" integer DEFAULT 0 NOT NULL,
	"read_position_vendor" integer DEFAULT 0 NOT NULL,
	"is_archived_by_buyer" boolean DEFAULT false NOT NULL,
	"is_archived_by_vendor" boolean DEFAULT false NOT NULL,
	"mail_due_buyer_at" timestamp with time zone,
	"mail_due_vendor_at" timestamp with time zone,
	"mailed_buyer_at" timestamp with time zone,
	"mailed_vendor_at" timestamp with time zone,
	"mailed_position_buyer" integer DEFAULT 0 NOT NULL,
	"mailed_position_vendor" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_one_subject" CHECK (num_nonnulls("conversations"."product_id", "conversations"."parcel_id") <= 1),
	CONSTRAINT "conversations_unread" CHECK ("conversations"."unread_count_buyer" >= 0 and "conversations"."unread_count_vendor" >= 0),
	CONSTRAINT "conversations_read" CHECK ("conversations"."read_position_buyer" between 0 and "conversations"."message_count" and "conversations"."read_position_vendor" between 0 and "conversations"."message_count")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sender_id" uuid,
	"sender_type" text NOT NULL,
	"content" text NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_position_from_one" CHECK ("messages"."position" > 0),
	CONSTRAINT "messages_sender_type" CHECK ("messages"."sender_type" in ('buyer', 'vendor')),
	CONSTRAINT "messages_content" CHECK (char_length("messages"."content") <= 2000 and ("messages"."content" <> '' or "messages"."sender_id" is null))
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_product" ON "conversations" USING btree ("buyer_id","vendor_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_parcel" ON "conversations" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "conversations_about_product" ON "conversations" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "conversations_of_buyer" ON "conversations" USING btree ("buyer_id","is_archived_by_buyer","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE message_count > 0;--> statement-breakpoint
CREATE INDEX "conversations_of_vendor" ON "conversations" USING btree ("vendor_id","is_archived_by_vendor","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE message_count > 0;--> statement-breakpoint
CREATE INDEX "conversations_unread_buyer" ON "conversations" USING btree ("buyer_id","unread_count_buyer") WHERE unread_count_buyer > 0;--> statement-breakpoint
CREATE INDEX "conversations_unread_vendor" ON "conversations" USING btree ("vendor_id","unread_count_vendor") WHERE unread_count_vendor > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position" ON "messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_request" ON "messages" USING btree ("sender_id","request_id");