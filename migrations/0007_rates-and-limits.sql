CREATE TABLE "order_limits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total_usd" numeric(12, 2) NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_limits_total" CHECK ("order_limits"."total_usd" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "waiting_shipping_rates" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"domestic_base_usd" numeric(12, 2) NOT NULL,
	"domestic_per_kg_usd" numeric(12, 2) NOT NULL,
	"regional_base_usd" numeric(12, 2) NOT NULL,
	"regional_per_kg_usd" numeric(12, 2) NOT NULL,
	"worldwide_base_usd" numeric(12, 2) NOT NULL,
	"worldwide_per_kg_usd" numeric(12, 2) NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "domestic_base_usd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "domestic_per_kg_usd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "regional_base_usd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "regional_per_kg_usd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "worldwide_base_usd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "worldwide_per_kg_usd" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_limits" ADD CONSTRAINT "order_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_limits" ADD CONSTRAINT "order_limits_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_shipping_rates" ADD CONSTRAINT "waiting_shipping_rates_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;