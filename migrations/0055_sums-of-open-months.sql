CREATE TABLE "market_rankings" (
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"rankings" jsonb NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_rankings_from_day_to_day_pk" PRIMARY KEY("from_day","to_day"),
	CONSTRAINT "market_rankings_days" CHECK ("market_rankings"."from_day" <= "market_rankings"."to_day")
);
--> statement-breakpoint
CREATE TABLE "open_account_months" (
	"month" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	CONSTRAINT "open_account_months_month_account_kind_pk" PRIMARY KEY("month","account","kind")
);
--> statement-breakpoint
CREATE TABLE "open_months" (
	"month" text PRIMARY KEY NOT NULL,
	"summed_until" timestamp with time zone NOT NULL,
	CONSTRAINT "open_months_month" CHECK ("open_months"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "open_place_months" (
	"month" text NOT NULL,
	"figure" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"times" integer NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "open_place_months_month_country_state_figure_pk" PRIMARY KEY("month","country","state","figure")
);
--> statement-breakpoint
CREATE TABLE "open_vendor_months" (
	"month" text NOT NULL,
	"figure" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"times" integer NOT NULL,
	"vendor_id" uuid NOT NULL,
	CONSTRAINT "open_vendor_months_vendor_id_month_figure_pk" PRIMARY KEY("vendor_id","month","figure")
);
--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "refunded_usd" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "commission_usd" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "subsidy_usd" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "open_account_months" ADD CONSTRAINT "open_account_months_month_open_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."open_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_place_months" ADD CONSTRAINT "open_place_months_month_open_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."open_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_vendor_months" ADD CONSTRAINT "open_vendor_months_month_open_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."open_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_vendor_months" ADD CONSTRAINT "open_vendor_months_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_vendor_months_month" ON "open_vendor_months" USING btree ("month");--> statement-breakpoint
CREATE INDEX "market_days_without_refunds" ON "market_days" USING btree ("day") WHERE refunded_usd is null;