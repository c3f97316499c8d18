CREATE TABLE "account_months" (
	"month" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	CONSTRAINT "account_months_month_account_kind_pk" PRIMARY KEY("month","account","kind")
);
--> statement-breakpoint
CREATE TABLE "book_months" (
	"month" text PRIMARY KEY NOT NULL,
	"summed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"reason" text,
	"hash" text,
	CONSTRAINT "book_months_month" CHECK ("book_months"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "book_months_closed" CHECK (num_nulls("book_months"."closed_at", "book_months"."closed_by", "book_months"."reason", "book_months"."hash") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "place_months" (
	"month" text NOT NULL,
	"figure" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"times" integer NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "place_months_month_country_state_figure_pk" PRIMARY KEY("month","country","state","figure")
);
--> statement-breakpoint
CREATE TABLE "vendor_months" (
	"month" text NOT NULL,
	"figure" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"times" integer NOT NULL,
	"vendor_id" uuid NOT NULL,
	CONSTRAINT "vendor_months_vendor_id_month_figure_pk" PRIMARY KEY("vendor_id","month","figure")
);
--> statement-breakpoint
ALTER TABLE "account_months" ADD CONSTRAINT "account_months_month_book_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."book_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_months" ADD CONSTRAINT "place_months_month_book_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."book_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_months" ADD CONSTRAINT "vendor_months_month_book_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."book_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_months" ADD CONSTRAINT "vendor_months_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_months_month" ON "vendor_months" USING btree ("month");