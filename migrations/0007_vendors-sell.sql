CREATE TABLE "product_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"cart_adds" integer DEFAULT 0 NOT NULL,
	"stock_outs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "product_viewers" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "product_viewers_day_product_id_visitor_hash_pk" PRIMARY KEY("day","product_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "search_term_days" (
	"vendor_id" uuid NOT NULL,
	"term" text NOT NULL,
	"day" date NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_term_days_vendor_id_day_term_pk" PRIMARY KEY("vendor_id","day","term")
);
--> statement-breakpoint
CREATE TABLE "bulk_upload_rows" (
	"upload_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"action" text DEFAULT 'none' NOT NULL,
	"product_id" uuid,
	"before" jsonb,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_upload_rows_upload_id_row_number_pk" PRIMARY KEY("upload_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "bulk_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"create_count" integer DEFAULT 0 NOT NULL,
	"update_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rejection_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_attempts" CHECK ("webhook_deliveries"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"types" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"tax_usd" numeric(12, 2) NOT NULL,
	"commission_usd" numeric(12, 2) NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_item_id_pk" PRIMARY KEY("refund_id","order_item_id"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"restocks" boolean NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"shipping_usd" numeric(12, 2) NOT NULL,
	"tax_usd" numeric(12, 2) NOT NULL,
	"total_usd" numeric(12, 2) NOT NULL,
	"commission_usd" numeric(12, 2) NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text DEFAULT 'owed' NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_total" CHECK ("refunds"."total_usd" = "refunds"."goods_usd" + "refunds"."shipping_usd" + "refunds"."tax_usd"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."total_usd" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"provider_account_id" text NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_provider_account_id_unique" UNIQUE("provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "payout_parcels" (
	"payout_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	CONSTRAINT "payout_parcels_payout_id_parcel_id_pk" PRIMARY KEY("payout_id","parcel_id"),
	CONSTRAINT "payout_parcels_parcel_id_unique" UNIQUE("parcel_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"provider_transfer_id" text,
	"note" text,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payouts_provider_transfer_id_unique" UNIQUE("provider_transfer_id"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_usd" > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"checked_count" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_terms" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"price_usd" numeric(12, 2) NOT NULL,
	"manager_name" text NOT NULL,
	"manager_email" text NOT NULL,
	"manager_phone" text,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_subscriptions" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"provider_schedule_id" text,
	"status" text,
	"current_period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"next_plan_type" text,
	"kept_product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"past_due_since" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_subscriptions_provider_customer_id_unique" UNIQUE("provider_customer_id"),
	CONSTRAINT "vendor_subscriptions_provider_subscription_id_unique" UNIQUE("provider_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_images" (
	"vendor_id" uuid NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_images_vendor_id_url_pk" PRIMARY KEY("vendor_id","url")
);
--> statement-breakpoint
DROP INDEX "products_vendor";--> statement-breakpoint
DROP INDEX "stock_movements_product";--> statement-breakpoint
DROP INDEX "parcels_vendor";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_tax_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_commission_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "refunded_shipping_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "handling_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "away_from" date;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_viewers" ADD CONSTRAINT "product_viewers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_term_days" ADD CONSTRAINT "search_term_days_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload_rows" ADD CONSTRAINT "bulk_upload_rows_upload_id_bulk_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_terms" ADD CONSTRAINT "enterprise_terms_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_subscriptions" ADD CONSTRAINT "vendor_subscriptions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_images" ADD CONSTRAINT "vendor_images_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_upload_rows_errors" ON "bulk_upload_rows" USING btree ("upload_id","row_number") WHERE errors <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "bulk_uploads_vendor" ON "bulk_uploads" USING btree ("vendor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_uploads_one_at_work" ON "bulk_uploads" USING btree ("vendor_id") WHERE state in ('checking', 'applying', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX "product_revisions_one_waiting" ON "product_revisions" USING btree ("product_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_revisions_queue" ON "product_revisions" USING btree ("submitted_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "api_keys_vendor" ON "api_keys" USING btree ("vendor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_vendor" ON "webhook_endpoints" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "webhook_events_vendor" ON "webhook_events" USING btree ("vendor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_parcel" ON "refunds" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("created_at") WHERE state = 'owed';--> statement-breakpoint
CREATE INDEX "payouts_vendor" ON "payouts" USING btree ("vendor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_under_way" ON "payouts" USING btree ("vendor_id") WHERE state = 'started';--> statement-breakpoint
CREATE INDEX "reconciliations_time" ON "reconciliations" USING btree ("ran_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vendor_subscriptions_past_due" ON "vendor_subscriptions" USING btree ("past_due_since");--> statement-breakpoint
CREATE INDEX "vendor_images_time" ON "vendor_images" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_vendor_sku" ON "products" USING btree ("vendor_id","sku") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_waiting" ON "products" USING btree ("submitted_at") WHERE not is_approved and rejected_at is null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_return_once" ON "stock_movements" USING btree ("refund_id","product_id") WHERE reason = 'return';--> statement-breakpoint
CREATE INDEX "parcels_late" ON "parcels" USING btree ("ship_by") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "vendors_waiting" ON "vendors" USING btree ("submitted_at") WHERE not is_approved and rejected_at is null;--> statement-breakpoint
CREATE INDEX "products_vendor" ON "products" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcels_vendor" ON "parcels" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rejection" CHECK (("products"."rejected_at" is null) = ("products"."rejection_reason" is null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deleted" CHECK ("products"."deleted_at" is null or not "products"."is_active");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded_quantity" CHECK ("order_items"."refunded_quantity" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_usd" between 0 and "order_items"."total_price_usd");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded_tax" CHECK ("order_items"."refunded_tax_usd" between 0 and "order_items"."tax_usd");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded_commission" CHECK ("order_items"."refunded_commission_usd" between 0 and "order_items"."commission_usd");--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_refunded_shipping" CHECK ("parcels"."refunded_shipping_usd" between 0 and "parcels"."shipping_usd");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_away" CHECK ("vendors"."away_until" >= "vendors"."away_from");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_rejection" CHECK (("vendors"."rejected_at" is null) = ("vendors"."rejection_reason" is null));--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_brand_color" CHECK ("vendors"."brand_color" ~ '^#[0-9a-f]{6}$');