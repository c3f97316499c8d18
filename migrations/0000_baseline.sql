-- Folds case and accents, so that 'hígado', 'HIGADO' and 'higado' are one word. unaccent() itself is only STABLE,
-- since its dictionary could be changed; ours never is, so an index may rely on it.
create function fold_text(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;
--> statement-breakpoint

CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"avatar_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
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
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text NOT NULL,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret" text,
	"phone" text,
	"last_used_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "factors_kind" CHECK (("factors"."factor_type" = 'totp') = ("factors"."secret" is not null) and ("factors"."factor_type" = 'phone') = ("factors"."phone" is not null))
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"method" text DEFAULT 'password' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"language" text DEFAULT 'en' NOT NULL,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"chain_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"is_saved" boolean DEFAULT false NOT NULL,
	"seen_price_usd" numeric(12, 2) NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" bigserial NOT NULL,
	CONSTRAINT "cart_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
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
CREATE TABLE "price_history" (
	"product_id" uuid NOT NULL,
	"price_usd" numeric(12, 2) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_history_product_id_changed_at_pk" PRIMARY KEY("product_id","changed_at")
);
--> statement-breakpoint
CREATE TABLE "product_ratings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "product_views" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_views_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"category" text NOT NULL,
	"price_usd" numeric(12, 2) NOT NULL,
	"weight_grams" integer NOT NULL,
	"origin_country" text,
	"region" text,
	"altitude_meters" integer,
	"variety" text,
	"process" text,
	"roast_level" text DEFAULT 'none' NOT NULL,
	"tasting_notes" text[] DEFAULT '{}' NOT NULL,
	"hs_code" text,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"sku" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_rejection" CHECK (("products"."rejected_at" is null) = ("products"."rejection_reason" is null)),
	CONSTRAINT "products_deleted" CHECK ("products"."deleted_at" is null or not "products"."is_active"),
	CONSTRAINT "products_price" CHECK ("products"."price_usd" between 0.01 and 99999.99),
	CONSTRAINT "products_weight" CHECK ("products"."weight_grams" between 1 and 1000000),
	CONSTRAINT "products_images" CHECK (cardinality("products"."image_urls") <= 5)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	"basket" jsonb NOT NULL,
	"order_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "tax_rates_country_state_pk" PRIMARY KEY("country","state")
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
CREATE TABLE "stock" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"held_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."stock_quantity" >= 0),
	CONSTRAINT "stock_covers_holds" CHECK ("stock"."held_quantity" between 0 and "stock"."stock_quantity")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"refund_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"account" text NOT NULL,
	"vendor_id" uuid,
	"amount_usd" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reference_id" uuid NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"image_url" text,
	"quantity" integer NOT NULL,
	"unit_price_usd" numeric(12, 2) NOT NULL,
	"total_price_usd" numeric(12, 2) NOT NULL,
	"tax_usd" numeric(12, 2) NOT NULL,
	"commission_basis_points" integer NOT NULL,
	"commission_usd" numeric(12, 2) NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"refunded_tax_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"refunded_commission_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_refunded_quantity" CHECK ("order_items"."refunded_quantity" between 0 and "order_items"."quantity"),
	CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_usd" between 0 and "order_items"."total_price_usd"),
	CONSTRAINT "order_items_refunded_tax" CHECK ("order_items"."refunded_tax_usd" between 0 and "order_items"."tax_usd"),
	CONSTRAINT "order_items_refunded_commission" CHECK ("order_items"."refunded_commission_usd" between 0 and "order_items"."commission_usd"),
	CONSTRAINT "order_items_total" CHECK ("order_items"."total_price_usd" = "order_items"."unit_price_usd" * "order_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1),
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"shipping_usd" numeric(12, 2) NOT NULL,
	"tax_usd" numeric(12, 2) NOT NULL,
	"total_amount_usd" numeric(12, 2) NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_amount_usd" = "orders"."goods_usd" + "orders"."shipping_usd" + "orders"."tax_usd")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"shipping_usd" numeric(12, 2) NOT NULL,
	"shipping_subsidy_usd" numeric(12, 2) NOT NULL,
	"tax_usd" numeric(12, 2) NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"ship_by" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"cancel_reason" text,
	"refunded_shipping_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_refunded_shipping" CHECK ("parcels"."refunded_shipping_usd" between 0 and "parcels"."shipping_usd")
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
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"state" text DEFAULT 'starting' NOT NULL,
	"provider_session_id" text,
	"provider_payment_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_provider_session_id_unique" UNIQUE("provider_session_id"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_usd" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
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
CREATE TABLE "market_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"language" text NOT NULL,
	"is_verified_purchase" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"is_listed" boolean NOT NULL,
	"category" text NOT NULL,
	"origin_country" text,
	"roast_level" text NOT NULL,
	"name" text NOT NULL,
	"price_usd" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"units_sold_90d" integer DEFAULT 0 NOT NULL,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"title" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"document" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"document_rules" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"product_count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_profiles" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"domestic_base_usd" numeric(12, 2) DEFAULT 500 NOT NULL,
	"domestic_per_kg_usd" numeric(12, 2) DEFAULT 150 NOT NULL,
	"regional_base_usd" numeric(12, 2) DEFAULT 900 NOT NULL,
	"regional_per_kg_usd" numeric(12, 2) DEFAULT 400 NOT NULL,
	"worldwide_base_usd" numeric(12, 2) DEFAULT 1400 NOT NULL,
	"worldwide_per_kg_usd" numeric(12, 2) DEFAULT 900 NOT NULL,
	"handling_days" integer DEFAULT 3 NOT NULL
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
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"description" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"country" text NOT NULL,
	"city" text,
	"website" text,
	"phone_number" text NOT NULL,
	"business_type" text NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"logo_url" text,
	"plan_type" text DEFAULT 'freemium' NOT NULL,
	"plan_expires_at" timestamp with time zone,
	"is_approved" boolean DEFAULT false NOT NULL,
	"agreed_to_terms_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text,
	"paused_at" timestamp with time zone,
	"away_from" date,
	"away_until" date,
	"brand_color" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "vendors_away" CHECK ("vendors"."away_until" >= "vendors"."away_from"),
	CONSTRAINT "vendors_rejection" CHECK (("vendors"."rejected_at" is null) = ("vendors"."rejection_reason" is null)),
	CONSTRAINT "vendors_brand_color" CHECK ("vendors"."brand_color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"once_key" text NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"delete_once_sent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_viewers" ADD CONSTRAINT "product_viewers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_term_days" ADD CONSTRAINT "search_term_days_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_addresses" ADD CONSTRAINT "wallet_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload_rows" ADD CONSTRAINT "bulk_upload_rows_upload_id_bulk_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_product_id_stock_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."stock"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_stock_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."stock"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_terms" ADD CONSTRAINT "enterprise_terms_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_subscriptions" ADD CONSTRAINT "vendor_subscriptions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD CONSTRAINT "shipping_profiles_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_images" ADD CONSTRAINT "vendor_images_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_provider" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_factor" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_name" ON "factors" USING btree ("user_id","friendly_name");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_addresses_address" ON "wallet_addresses" USING btree ("address","chain_id");--> statement-breakpoint
CREATE INDEX "wallet_addresses_user" ON "wallet_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cart_items_product" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_items_changed" ON "cart_items" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bulk_upload_rows_errors" ON "bulk_upload_rows" USING btree ("upload_id","row_number") WHERE errors <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "bulk_uploads_vendor" ON "bulk_uploads" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_uploads_one_at_work" ON "bulk_uploads" USING btree ("vendor_id") WHERE state in ('checking', 'applying', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX "product_revisions_one_waiting" ON "product_revisions" USING btree ("product_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_revisions_queue" ON "product_revisions" USING btree ("submitted_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "products_vendor" ON "products" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_vendor_sku" ON "products" USING btree ("vendor_id","sku") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_waiting" ON "products" USING btree ("submitted_at") WHERE not is_approved and rejected_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","id") WHERE is_active and is_approved;--> statement-breakpoint
CREATE INDEX "products_like_origin" ON "products" USING btree ("category","origin_country","price_usd") WHERE is_active and is_approved;--> statement-breakpoint
CREATE INDEX "products_like_roast" ON "products" USING btree ("category","roast_level","price_usd") WHERE is_active and is_approved;--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_keys_vendor" ON "api_keys" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_vendor" ON "webhook_endpoints" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "webhook_events_vendor" ON "webhook_events" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_holds_order_product" ON "stock_holds" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_holds_active" ON "stock_holds" USING btree ("product_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "stock_movements_time" ON "stock_movements" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_return_once" ON "stock_movements" USING btree ("refund_id","product_id") WHERE reason = 'return';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_sale_once" ON "stock_movements" USING btree ("order_id","product_id") WHERE reason = 'sale';--> statement-breakpoint
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_vendor" ON "ledger_entries" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_once" ON "ledger_postings" USING btree ("kind","reference_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_order" ON "ledger_postings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_order_product" ON "order_items" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "order_items_parcel" ON "order_items" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_items_refunded" ON "order_items" USING btree ("parcel_id","refunded_usd") WHERE refunded_usd > 0;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_order_vendor" ON "parcels" USING btree ("order_id","vendor_id");--> statement-breakpoint
CREATE INDEX "parcels_vendor" ON "parcels" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "parcels_vendor_sold" ON "parcels" USING btree ("vendor_id","created_at","goods_usd") WHERE status in ('processing', 'shipped', 'delivered');--> statement-breakpoint
CREATE INDEX "parcels_vendor_open" ON "parcels" USING btree ("vendor_id","ship_by") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "parcels_late" ON "parcels" USING btree ("ship_by") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_parcel" ON "refunds" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("created_at") WHERE state = 'owed';--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_success" ON "payment_attempts" USING btree ("order_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payment_attempts_unsettled" ON "payment_attempts" USING btree ("created_at") WHERE state in ('starting', 'open', 'refunding');--> statement-breakpoint
CREATE INDEX "provider_events_order" ON "provider_events" USING btree ((payload #>> '{data,object,metadata,order_id}'));--> statement-breakpoint
CREATE INDEX "payouts_vendor" ON "payouts" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_under_way" ON "payouts" USING btree ("vendor_id") WHERE state = 'started';--> statement-breakpoint
CREATE INDEX "reconciliations_time" ON "reconciliations" USING btree ("ran_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vendor_subscriptions_past_due" ON "vendor_subscriptions" USING btree ("past_due_since");--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_title" ON "product_search" USING gin ("title") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_newest" ON "product_search" USING btree ("created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_price" ON "product_search" USING btree ("price_usd","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree (fold_text("name"),"product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category" ON "product_search" USING btree ("category","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_price" ON "product_search" USING btree ("category","price_usd","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_name" ON "product_search" USING btree ("category",fold_text("name"),"product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_popular" ON "product_search" USING btree ("category","units_sold_90d","rating_average","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_origin" ON "product_search" USING btree ("origin_country","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_vendor" ON "product_search" USING btree ("vendor_id","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_popular" ON "product_search" USING btree ("units_sold_90d","rating_average","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_facets" ON "product_search" USING btree ("category","origin_country","roast_level","vendor_id","price_usd") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_rules" ON "product_search" USING btree ("document_rules");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE strpos(word, ':') = 0;--> statement-breakpoint
CREATE INDEX "vendor_images_time" ON "vendor_images" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendors_country" ON "vendors" USING btree ("country");--> statement-breakpoint
CREATE INDEX "vendors_waiting" ON "vendors" USING btree ("submitted_at") WHERE not is_approved and rejected_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_once" ON "wishlist" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "wishlist_product" ON "wishlist" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once" ON "emails" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "emails_recipient" ON "emails" USING btree ("recipient","id");
--> statement-breakpoint

-- What Drizzle's tables can't say, and what must hold whatever the code does.

-- Keys between domains that do not import each other.
alter table stock add constraint stock_product foreign key (product_id) references products (id) on delete cascade;
--> statement-breakpoint
alter table stock_holds add constraint stock_holds_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table stock_movements add constraint stock_movements_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table ledger_postings add constraint ledger_postings_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table ledger_entries add constraint ledger_entries_vendor foreign key (vendor_id) references vendors (id);
--> statement-breakpoint
alter table quotes add constraint quotes_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table stock_movements add constraint stock_movements_refund foreign key (refund_id) references refunds (id);
--> statement-breakpoint
alter table bulk_upload_rows add constraint bulk_upload_rows_product foreign key (product_id) references products (id) on delete set null;
--> statement-breakpoint

-- A person is never without a profile and the buyer's role.
create function make_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id, full_name, email, created_at) values (new.id, new.name, new.email, new.created_at);
  insert into user_roles (user_id, role) values (new.id, 'buyer');
  return null;
end $$;
--> statement-breakpoint
create trigger users_make_profile after insert on users for each row execute function make_profile();
--> statement-breakpoint

-- A person's name, picture and address are written in `users`, by the auth domain; their profile shows the same.
create function follow_user() returns trigger language plpgsql as $$
begin
  update profiles set full_name = new.name, avatar_url = new.image, email = new.email where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_profile_follows after update of name, image, email on users
  for each row execute function follow_user();
--> statement-breakpoint
alter table "sessions" add constraint "sessions_aal" check (aal in ('aal1', 'aal2'));
--> statement-breakpoint

-- Every price is remembered.
create function remember_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_usd, changed_at)
  values (new.id, new.price_usd, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end)
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger products_first_price after insert on products for each row execute function remember_price();
--> statement-breakpoint
create trigger products_next_price after update of price_usd on products for each row
  when (old.price_usd is distinct from new.price_usd) execute function remember_price();
--> statement-breakpoint

-- Stock: each product has its row from the start, and movements are append only.
create function make_stock() returns trigger language plpgsql as $$
begin
  insert into stock (product_id) values (new.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger products_make_stock after insert on products for each row execute function make_stock();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger stock_movements_append_only before update or delete on stock_movements
  for each statement execute function refuse_change();
--> statement-breakpoint

-- A parcel's changes are its timeline; an order's status follows its parcels and nothing else writes it.
create function follow_parcel() returns trigger language plpgsql as $$
declare derived text;
begin
  insert into parcel_events (parcel_id, status, created_at)
  values (new.id, new.status, case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end);
  perform 1 from orders where id = new.order_id for update;
  select case
      when bool_and(status = 'cancelled') then 'cancelled'
      when bool_and(status in ('delivered', 'cancelled')) then 'delivered'
      when bool_and(status in ('shipped', 'delivered', 'cancelled')) then 'shipped'
      when bool_and(status in ('pending', 'cancelled')) then 'pending'
      else 'processing'
    end into derived
  from parcels where order_id = new.order_id;
  update orders set status = derived where id = new.order_id and status <> derived;
  return null;
end $$;
--> statement-breakpoint
create trigger parcels_first_status after insert on parcels for each row execute function follow_parcel();
--> statement-breakpoint
create trigger parcels_next_status after update of status on parcels for each row
  when (old.status is distinct from new.status) execute function follow_parcel();
--> statement-breakpoint
create function refuse_status_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'orders.status follows the parcels' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_status_derived before update of status on orders for each row
  when (old.status is distinct from new.status) execute function refuse_status_by_hand();
--> statement-breakpoint

-- An order's sums are those of its parcels and lines, to the cent, when its transaction ends.
create function check_order_sums() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from parcels p left join lateral (
      select coalesce(sum(total_price_usd), 0) goods, coalesce(sum(tax_usd), 0) tax from order_items where parcel_id = p.id
    ) i on true
    where p.order_id = new.id and (p.goods_usd <> i.goods or p.tax_usd <> i.tax)
  ) or not exists (
    select 1 from parcels where order_id = new.id
    having sum(goods_usd) = new.goods_usd and sum(shipping_usd) = new.shipping_usd and sum(tax_usd) = new.tax_usd
  ) then
    raise exception 'order % differs from the sum of its lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_sum_of_lines after insert or update of goods_usd, shipping_usd, tax_usd on orders
  deferrable initially deferred for each row execute function check_order_sums();
--> statement-breakpoint

-- The ledger: each statement's entries balance per posting, and nothing is ever changed. Together: every posting sums to zero.
create function check_postings_balance() returns trigger language plpgsql as $$
begin
  if exists (select 1 from written group by posting_id having sum(amount_usd) <> 0) then
    raise exception 'ledger posting does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as written for each statement execute function check_postings_balance();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each statement execute function refuse_change();
--> statement-breakpoint

-- A product's rating is the sum of its published reviews.
create function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_published then
    update product_ratings set rating_sum = rating_sum - old.rating, review_count = review_count - 1 where product_id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into product_ratings (product_id, rating_sum, review_count) values (new.product_id, new.rating, 1)
    on conflict (product_id) do update set rating_sum = product_ratings.rating_sum + excluded.rating_sum, review_count = product_ratings.review_count + 1;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_rating after insert or update or delete on reviews for each row execute function follow_review();
--> statement-breakpoint

-- Suggestions find vendors by the words of their names.
create index vendors_name_words on vendors using gin (to_tsvector('simple', fold_text(company_name)));
--> statement-breakpoint

-- The planner chooses between the index of words and that of best sellers by how rare a word is. The default of 100 samples
-- would leave it guessing about most words.
ALTER TABLE "product_search" ALTER COLUMN "document" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "title" SET STATISTICS 1000;
--> statement-breakpoint

-- Estimated tax by destination, shown as estimated and changed in the settings: standard VAT, GST or
-- sales tax rates of 2025; a country's own rate for food or coffee may be lower. A US state's rate is what the whole
-- state pays, with a local part only where it is the same everywhere (CA, UT, VA); a province's is GST and PST or HST.
-- Where there is no row, no tax is estimated.
insert into tax_rates (country, state, basis_points) values
  ('AD', '', 450), ('AE', '', 500), ('AG', '', 1700), ('AL', '', 2000), ('AM', '', 2000),
  ('AO', '', 1400), ('AR', '', 2100), ('AT', '', 2000), ('AU', '', 1000), ('AW', '', 700),
  ('AX', '', 2550), ('AZ', '', 1800), ('BA', '', 1700), ('BB', '', 1750), ('BD', '', 1500),
  ('BE', '', 2100), ('BF', '', 1800), ('BG', '', 2000), ('BH', '', 1000), ('BI', '', 1800),
  ('BJ', '', 1800), ('BM', '', 0), ('BN', '', 0), ('BO', '', 1300), ('BR', '', 1700), ('BS', '', 1000),
  ('BW', '', 1400), ('BY', '', 2000), ('BZ', '', 1250), ('CA', '', 500), ('CA', 'AB', 500),
  ('CA', 'BC', 1200), ('CA', 'MB', 1200), ('CA', 'NB', 1500), ('CA', 'NL', 1500), ('CA', 'NS', 1400),
  ('CA', 'NT', 500), ('CA', 'NU', 500), ('CA', 'ON', 1300), ('CA', 'PE', 1500), ('CA', 'QC', 1498),
  ('CA', 'SK', 1100), ('CA', 'YT', 500), ('CD', '', 1600), ('CF', '', 1900), ('CG', '', 1800),
  ('CH', '', 810), ('CI', '', 1800), ('CK', '', 1500), ('CL', '', 1900), ('CM', '', 1925),
  ('CN', '', 1300), ('CO', '', 1900), ('CR', '', 1300), ('CV', '', 1500), ('CW', '', 600),
  ('CY', '', 1900), ('CZ', '', 2100), ('DE', '', 1900), ('DJ', '', 1000), ('DK', '', 2500),
  ('DM', '', 1500), ('DO', '', 1800), ('DZ', '', 1900), ('EC', '', 1500), ('EE', '', 2400),
  ('EG', '', 1400), ('ES', '', 2100), ('ET', '', 1500), ('FI', '', 2550), ('FJ', '', 1250), ('FK', '', 0),
  ('FO', '', 2500), ('FR', '', 2000), ('GA', '', 1800), ('GB', '', 2000), ('GD', '', 1500),
  ('GE', '', 1800), ('GF', '', 0), ('GG', '', 0), ('GH', '', 1500), ('GI', '', 0), ('GL', '', 0),
  ('GM', '', 1500), ('GN', '', 1800), ('GP', '', 850), ('GQ', '', 1500), ('GR', '', 2400),
  ('GT', '', 1200), ('GU', '', 0), ('GW', '', 1900), ('GY', '', 1400), ('HK', '', 0), ('HN', '', 1500),
  ('HR', '', 2500), ('HT', '', 1000), ('HU', '', 2700), ('ID', '', 1100), ('IE', '', 2300),
  ('IL', '', 1800), ('IM', '', 2000), ('IN', '', 500), ('IR', '', 1000), ('IS', '', 2400),
  ('IT', '', 2200), ('JE', '', 500), ('JM', '', 1500), ('JO', '', 1600), ('JP', '', 1000),
  ('KE', '', 1600), ('KG', '', 1200), ('KH', '', 1000), ('KN', '', 1700), ('KR', '', 1000), ('KW', '', 0),
  ('KY', '', 0), ('KZ', '', 1200), ('LA', '', 1000), ('LB', '', 1100), ('LC', '', 1250), ('LI', '', 810),
  ('LK', '', 1800), ('LS', '', 1500), ('LT', '', 2100), ('LU', '', 1700), ('LV', '', 2100),
  ('MA', '', 2000), ('MC', '', 2000), ('MD', '', 2000), ('ME', '', 2100), ('MG', '', 2000),
  ('MK', '', 1800), ('ML', '', 1800), ('MM', '', 500), ('MN', '', 1000), ('MO', '', 0), ('MQ', '', 850),
  ('MR', '', 1600), ('MT', '', 1800), ('MU', '', 1500), ('MV', '', 800), ('MW', '', 1650),
  ('MX', '', 1600), ('MY', '', 1000), ('MZ', '', 1600), ('NA', '', 1500), ('NC', '', 1100),
  ('NE', '', 1900), ('NG', '', 750), ('NI', '', 1500), ('NL', '', 2100), ('NO', '', 2500),
  ('NP', '', 1300), ('NZ', '', 1500), ('OM', '', 500), ('PA', '', 700), ('PE', '', 1800),
  ('PF', '', 1600), ('PG', '', 1000), ('PH', '', 1200), ('PK', '', 1800), ('PL', '', 2300),
  ('PR', '', 1150), ('PS', '', 1600), ('PT', '', 2300), ('PW', '', 1000), ('PY', '', 1000), ('QA', '', 0),
  ('RE', '', 850), ('RO', '', 2100), ('RS', '', 2000), ('RU', '', 2000), ('RW', '', 1800),
  ('SA', '', 1500), ('SC', '', 1500), ('SD', '', 1700), ('SE', '', 2500), ('SG', '', 900),
  ('SI', '', 2200), ('SJ', '', 0), ('SK', '', 2300), ('SL', '', 1500), ('SM', '', 1700), ('SN', '', 1800),
  ('SR', '', 1000), ('ST', '', 1500), ('SV', '', 1300), ('SZ', '', 1500), ('TC', '', 0), ('TD', '', 1800),
  ('TG', '', 1800), ('TH', '', 700), ('TJ', '', 1400), ('TM', '', 1500), ('TN', '', 1900),
  ('TO', '', 1500), ('TR', '', 2000), ('TT', '', 1250), ('TW', '', 500), ('TZ', '', 1800),
  ('UA', '', 2000), ('UG', '', 1800), ('US', '', 0), ('US', 'AK', 0), ('US', 'AL', 400),
  ('US', 'AR', 650), ('US', 'AZ', 560), ('US', 'CA', 725), ('US', 'CO', 290), ('US', 'CT', 635),
  ('US', 'DC', 600), ('US', 'DE', 0), ('US', 'FL', 600), ('US', 'GA', 400), ('US', 'HI', 400),
  ('US', 'IA', 600), ('US', 'ID', 600), ('US', 'IL', 625), ('US', 'IN', 700), ('US', 'KS', 650),
  ('US', 'KY', 600), ('US', 'LA', 500), ('US', 'MA', 625), ('US', 'MD', 600), ('US', 'ME', 550),
  ('US', 'MI', 600), ('US', 'MN', 688), ('US', 'MO', 423), ('US', 'MS', 700), ('US', 'MT', 0),
  ('US', 'NC', 475), ('US', 'ND', 500), ('US', 'NE', 550), ('US', 'NH', 0), ('US', 'NJ', 663),
  ('US', 'NM', 488), ('US', 'NV', 685), ('US', 'NY', 400), ('US', 'OH', 575), ('US', 'OK', 450),
  ('US', 'OR', 0), ('US', 'PA', 600), ('US', 'PR', 1150), ('US', 'RI', 700), ('US', 'SC', 600),
  ('US', 'SD', 420), ('US', 'TN', 700), ('US', 'TX', 625), ('US', 'UT', 610), ('US', 'VA', 530),
  ('US', 'VT', 600), ('US', 'WA', 650), ('US', 'WI', 500), ('US', 'WV', 600), ('US', 'WY', 400),
  ('UY', '', 2200), ('UZ', '', 1200), ('VA', '', 0), ('VC', '', 1600), ('VE', '', 1600), ('VG', '', 0),
  ('VI', '', 0), ('VN', '', 1000), ('VU', '', 1500), ('WS', '', 1500), ('YE', '', 500), ('YT', '', 0),
  ('ZA', '', 1500), ('ZM', '', 1600), ('ZW', '', 1500)
on conflict do nothing;
--> statement-breakpoint

-- Each change of a row that public pages show is published with what caches need to find the entries it may touch.
create function notify_everything() returns trigger language plpgsql as $$
begin
  perform pg_notify('cafeto_changes', 'everything');
  return null;
end $$;
--> statement-breakpoint

-- Arguments: the row's key, which rows are shown, the columns whose change counts, the columns to tell, and more of them
-- to tell of the row as it is now, left out where they are too long for a notification (8,000 bytes). A statement that leaves
-- the shown rows as they were is silent; one that changes many tells no single row.
create function notify_row_changes() returns trigger language plpgsql as $$
declare
  rows_of constant text := '(select %s::text as key, (select to_jsonb(c) from (select %s) c) as compared,
    (select to_jsonb(t) from (select %s) t) as told from %s r where %s)';
  no_rows constant text := '(select null::text as key, null::jsonb as compared, null::jsonb as told where false)';
  most_rows constant int := 100;
  longest constant int := 7900;
  old_part text := no_rows;
  new_part text := no_rows;
  messages jsonb[];
  message jsonb;
begin
  if tg_op <> 'INSERT' then
    old_part := format(rows_of, tg_argv[0], tg_argv[2], tg_argv[3], 'old_rows', tg_argv[1]);
  end if;
  if tg_op <> 'DELETE' then
    new_part := format(rows_of, tg_argv[0], tg_argv[2], concat_ws(', ', tg_argv[3], tg_argv[4]), 'new_rows', tg_argv[1]);
  end if;
  execute format('select array_agg(message) from (
      select distinct jsonb_build_object(''table'', %L::text, ''before'', o.told, ''after'', n.told, ''changed'',
        case when o.key is not null and n.key is not null then
          (select jsonb_agg(e.key) from jsonb_each(n.compared) e where e.value is distinct from o.compared -> e.key) end) as message
      from %s o full join %s n on o.key = n.key
      where o.compared is distinct from n.compared limit %s) m', tg_table_name, old_part, new_part, most_rows + 1)
    into messages;
  if cardinality(messages) > most_rows then
    perform pg_notify('cafeto_changes', 'everything');
    return null;
  end if;
  foreach message in array coalesce(messages, '{}') loop
    if octet_length(message::text) > longest then
      message := message #- '{after,lexemes}';
    end if;
    perform pg_notify('cafeto_changes', message::text);
  end loop;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  shown record;
begin
  for shown in
    select * from (values
      ('products', array['id', 'is_active and is_approved', 'r.*',
        'id, vendor_id, category, origin_country, roast_level, price_usd']),
      ('product_search', array['product_id', 'is_listed', 'r.*',
        'product_id, vendor_id, category, origin_country, roast_level, price_usd',
        'tsvector_to_array(document) as lexemes']),
      ('search_words', array['word', 'true', 'r.*', 'null as word']),
      ('stock', array['product_id', 'stock_quantity > held_quantity', 'stock_quantity - held_quantity as available',
        'product_id, (select category from products p where p.id = r.product_id) as category']),
      ('vendors', array['id', 'is_approved', 'r.*', 'id']),
      ('shipping_profiles', array['vendor_id', 'true', 'r.*', 'vendor_id']),
      ('reviews', array['id', 'is_published', 'r.*', 'product_id']),
      ('review_votes', array['review_id', 'true', 'r.*',
        '(select product_id from reviews v where v.id = r.review_id) as product_id']),
      ('product_ratings', array['product_id', 'true', 'r.*', 'product_id'])
    ) as t (name, arguments)
  loop
    execute format('create trigger %1$s_cache_insert after insert on %1$s referencing new table as new_rows
      for each statement execute function notify_row_changes(%2$s)', shown.name,
      (select string_agg(quote_literal(a), ', ') from unnest(shown.arguments) a));
    execute format('create trigger %1$s_cache_update after update on %1$s referencing old table as old_rows new table as new_rows
      for each statement execute function notify_row_changes(%2$s)', shown.name,
      (select string_agg(quote_literal(a), ', ') from unnest(shown.arguments) a));
    execute format('create trigger %1$s_cache_delete after delete on %1$s referencing old table as old_rows
      for each statement execute function notify_row_changes(%2$s)', shown.name,
      (select string_agg(quote_literal(a), ', ') from unnest(shown.arguments) a));
    execute format('create trigger %1$s_cache_truncate after truncate on %1$s
      for each statement execute function notify_everything()', shown.name);
  end loop;
end $$;
--> statement-breakpoint
create trigger market_settings_cache after insert or update or delete or truncate on market_settings
  for each statement execute function notify_everything();
--> statement-breakpoint

-- A review shows its author's name.
create trigger users_cache after update of name on users
  for each row when (old.name is distinct from new.name) execute function notify_everything();
