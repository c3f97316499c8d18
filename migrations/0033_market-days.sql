CREATE TABLE "changed_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_days" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"orders" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"shipping_usd" numeric(12, 2) NOT NULL,
	"tax_usd" numeric(12, 2) NOT NULL,
	CONSTRAINT "market_days_day_country_pk" PRIMARY KEY("day","country"),
	CONSTRAINT "market_days_cancelled" CHECK ("market_days"."cancelled" between 0 and "market_days"."orders")
);
--> statement-breakpoint
CREATE TABLE "product_sale_days" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"refunded_usd" numeric(12, 2) NOT NULL,
	CONSTRAINT "product_sale_days_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_days" (
	"day" date NOT NULL,
	"vendor_id" uuid NOT NULL,
	"parcels" integer NOT NULL,
	"goods_usd" numeric(12, 2) NOT NULL,
	"refunded_usd" numeric(12, 2) NOT NULL,
	"commission_usd" numeric(12, 2) NOT NULL,
	"subsidy_usd" numeric(12, 2) NOT NULL,
	CONSTRAINT "vendor_days_day_vendor_id_pk" PRIMARY KEY("day","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "product_sale_days" ADD CONSTRAINT "product_sale_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_days" ADD CONSTRAINT "vendor_days_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_days_day" ON "changed_days" USING btree ("day");