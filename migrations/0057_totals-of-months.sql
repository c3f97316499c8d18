CREATE TABLE "figure_months" (
	"month" text NOT NULL,
	"figure" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "figure_months_month_figure_pk" PRIMARY KEY("month","figure")
);
--> statement-breakpoint
CREATE TABLE "open_figure_months" (
	"month" text NOT NULL,
	"figure" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "open_figure_months_month_figure_pk" PRIMARY KEY("month","figure")
);
--> statement-breakpoint
ALTER TABLE "figure_months" ADD CONSTRAINT "figure_months_month_book_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."book_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_figure_months" ADD CONSTRAINT "open_figure_months_month_open_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."open_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendors_name_and_id" ON "vendors" USING btree ((lower("company_name") || ' ' || "id"::text));