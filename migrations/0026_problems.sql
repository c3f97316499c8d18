CREATE TABLE "problem_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"problem_id" uuid NOT NULL,
	"name" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"state" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_events_words" CHECK (char_length("problem_events"."words") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "problem_lines" (
	"problem_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"offered_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "problem_lines_problem_id_order_item_id_pk" PRIMARY KEY("problem_id","order_item_id"),
	CONSTRAINT "problem_lines_quantity" CHECK ("problem_lines"."quantity" > 0 and "problem_lines"."offered_quantity" between 0 and "problem_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "problem_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parcel_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"event_id" bigint,
	"place" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_pictures_place_in_event" CHECK ("problem_pictures"."place" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parcel_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wish" text NOT NULL,
	"state" text DEFAULT 'reported' NOT NULL,
	"outcome" text,
	"due_at" timestamp with time zone,
	"cause" text,
	"offer" text,
	"offered_shipping_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"return_to" text,
	"return_carrier" text,
	"return_tracking_number" text,
	"replacement_carrier" text,
	"replacement_tracking_number" text,
	"replacement_sent_at" timestamp with time zone,
	"refund_id" uuid,
	"relieved_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"rule" text,
	"facts" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"objection" text,
	"objected_by" text,
	"objected_at" timestamp with time zone,
	"objection_outcome" text,
	"objection_reason" text,
	"objection_decided_by" uuid,
	"objection_decided_at" timestamp with time zone,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "problems_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "problems_ended" CHECK (("problems"."state" = 'closed') = ("problems"."ended_at" is not null)),
	CONSTRAINT "problems_outcome" CHECK (("problems"."state" = 'closed') = ("problems"."outcome" is not null)),
	CONSTRAINT "problems_due_at" CHECK (("problems"."state" in ('closed', 'disputed')) = ("problems"."due_at" is null)),
	CONSTRAINT "problems_offered" CHECK ("problems"."state" <> 'offered' or "problems"."offer" is not null),
	CONSTRAINT "problems_cause" CHECK ("problems"."state" <> 'escalated' or "problems"."cause" is not null),
	CONSTRAINT "problems_return_to" CHECK ("problems"."state" <> 'returning' or "problems"."return_to" is not null),
	CONSTRAINT "problems_replaced" CHECK ("problems"."state" <> 'replaced' or ("problems"."replacement_tracking_number" is not null and "problems"."replacement_sent_at" is not null)),
	CONSTRAINT "problems_relieved" CHECK ("problems"."relieved_usd" >= 0 and ("problems"."relieved_usd" = 0 or "problems"."refund_id" is not null)),
	CONSTRAINT "problems_offered_shipping" CHECK ("problems"."offered_shipping_usd" >= 0),
	CONSTRAINT "problems_decided" CHECK (num_nonnulls("problems"."rule", "problems"."facts", "problems"."decided_at") in (0, 3)),
	CONSTRAINT "problems_objection" CHECK (num_nonnulls("problems"."objection", "problems"."objected_by", "problems"."objected_at") in (0, 3)),
	CONSTRAINT "problems_objection_of_decision" CHECK ("problems"."objection" is null or "problems"."decided_at" is not null),
	CONSTRAINT "problems_objection_outcome" CHECK (num_nonnulls("problems"."objection_outcome", "problems"."objection_reason", "problems"."objection_decided_at") in (0, 3)
        and ("problems"."objection_outcome" is null or "problems"."objection" is not null))
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "problem_events" ADD CONSTRAINT "problem_events_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_events" ADD CONSTRAINT "problem_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_lines" ADD CONSTRAINT "problem_lines_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_lines" ADD CONSTRAINT "problem_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_event_id_problem_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."problem_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_events_problem" ON "problem_events" USING btree ("problem_id","id");--> statement-breakpoint
CREATE INDEX "problem_events_actor" ON "problem_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problem_pictures_place" ON "problem_pictures" USING btree ("event_id","place");--> statement-breakpoint
CREATE INDEX "problem_pictures_uploader" ON "problem_pictures" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "problem_pictures_parcel" ON "problem_pictures" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "problem_pictures_unsent" ON "problem_pictures" USING btree ("created_at") WHERE event_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "problems_one_open" ON "problems" USING btree ("parcel_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "problems_parcel" ON "problems" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "problems_order" ON "problems" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "problems_vendor" ON "problems" USING btree ("vendor_id","due_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "problems_vendor_closed" ON "problems" USING btree ("vendor_id","ended_at" DESC NULLS FIRST,"id") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "problems_due" ON "problems" USING btree ("due_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "problems_closed" ON "problems" USING btree ("ended_at" DESC NULLS FIRST,"id") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "problems_objections" ON "problems" USING btree ("objected_at") WHERE objected_at is not null and objection_outcome is null;--> statement-breakpoint
CREATE INDEX "problems_refund" ON "problems" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "parcels_held" ON "parcels" USING btree ("vendor_id") WHERE held_at is not null;