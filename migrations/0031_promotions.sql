CREATE TABLE "featured_listings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"promotion_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"discount_usd" numeric(12, 2) NOT NULL,
	"state" text DEFAULT 'claimed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_uses_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id"),
	CONSTRAINT "promotion_uses_discount" CHECK ("promotion_uses"."discount_usd" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid,
	"name" text NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"percent_basis_points" integer,
	"amount_usd" numeric(12, 2),
	"buy_units" integer,
	"get_units" integer,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"vendor_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_first_order_only" boolean DEFAULT false NOT NULL,
	"least_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_uses_per_buyer" integer,
	"budget_usd" numeric(12, 2),
	"used_count" integer DEFAULT 0 NOT NULL,
	"spent_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_uses" CHECK ("promotions"."used_count" >= 0 and "promotions"."used_count" <= "promotions"."most_uses"),
	CONSTRAINT "promotions_budget" CHECK ("promotions"."spent_usd" >= 0 and "promotions"."spent_usd" <= "promotions"."budget_usd"),
	CONSTRAINT "promotions_window" CHECK ("promotions"."ends_at" > "promotions"."starts_at"),
	CONSTRAINT "promotions_owner_scope" CHECK ("promotions"."vendor_id" is null or cardinality("promotions"."vendor_ids") = 0),
	CONSTRAINT "promotions_kind" CHECK (("promotions"."kind" = 'percent') = ("promotions"."percent_basis_points" is not null) and ("promotions"."kind" = 'amount') = ("promotions"."amount_usd" is not null)
        and ("promotions"."kind" = 'buyXGetY') = ("promotions"."buy_units" is not null) and ("promotions"."buy_units" is null) = ("promotions"."get_units" is null)),
	CONSTRAINT "promotions_size" CHECK ("promotions"."percent_basis_points" between 1 and 9000 and "promotions"."amount_usd" > 0 and "promotions"."buy_units" > 0 and "promotions"."get_units" > 0
        and "promotions"."least_usd" >= 0),
	CONSTRAINT "promotions_scope" CHECK (cardinality("promotions"."product_ids") <= 200 and cardinality("promotions"."vendor_ids") <= 200)
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_total";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "vendor_discount_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "platform_discount_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "featured_listings" ADD CONSTRAINT "featured_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_listings" ADD CONSTRAINT "featured_listings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "featured_listings_vendor" ON "featured_listings" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion" ON "promotion_uses" USING btree ("promotion_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_uses_buyer" ON "promotion_uses" USING btree ("buyer_id","promotion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code" ON "promotions" USING btree ("code") WHERE state <> 'ended' and code is not null;--> statement-breakpoint
CREATE INDEX "promotions_owner" ON "promotions" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "promotions_open" ON "promotions" USING btree ("vendor_id") WHERE state = 'active';--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discounts" CHECK ("order_items"."vendor_discount_usd" >= 0 and "order_items"."platform_discount_usd" >= 0 and "order_items"."commission_usd" >= 0
        and ("order_items"."total_price_usd" > 0 or "order_items"."vendor_discount_usd" + "order_items"."platform_discount_usd" = 0));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_total" CHECK ("order_items"."total_price_usd" = "order_items"."unit_price_usd" * "order_items"."quantity" - "order_items"."vendor_discount_usd" - "order_items"."platform_discount_usd");