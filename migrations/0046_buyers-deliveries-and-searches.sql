CREATE TABLE "buyer_cohort_months" (
	"month" date NOT NULL,
	"months_since" integer NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "buyer_cohort_months_month_months_since_pk" PRIMARY KEY("month","months_since"),
	CONSTRAINT "buyer_cohort_months_later" CHECK ("buyer_cohort_months"."months_since" > 0)
);
--> statement-breakpoint
CREATE TABLE "buyer_cohorts" (
	"month" date PRIMARY KEY NOT NULL,
	"buyers" integer NOT NULL,
	"returned" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "buyer_cohorts_returned" CHECK ("buyer_cohorts"."returned" between 0 and "buyer_cohorts"."buyers")
);
--> statement-breakpoint
CREATE TABLE "delivery_days" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"days" integer NOT NULL,
	"dispatched" integer NOT NULL,
	"delivered" integer NOT NULL,
	CONSTRAINT "delivery_days_day_country_days_pk" PRIMARY KEY("day","country","days"),
	CONSTRAINT "delivery_days_days" CHECK ("delivery_days"."days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "market_search_terms" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_results" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "market_search_terms_day_term_pk" PRIMARY KEY("day","term"),
	CONSTRAINT "market_search_terms_without" CHECK ("market_search_terms"."without_results" between 0 and "market_search_terms"."searches")
);
--> statement-breakpoint
CREATE TABLE "market_searches" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_results" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "market_searches_without" CHECK ("market_searches"."without_results" between 0 and "market_searches"."searches")
);
--> statement-breakpoint
CREATE TABLE "searchers" (
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "searchers_day_visitor_hash_pk" PRIMARY KEY("day","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "new_buyers" integer;--> statement-breakpoint
ALTER TABLE "buyer_cohort_months" ADD CONSTRAINT "buyer_cohort_months_month_buyer_cohorts_month_fk" FOREIGN KEY ("month") REFERENCES "public"."buyer_cohorts"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_days_without_buyers" ON "market_days" USING btree ("day") WHERE new_buyers is null;--> statement-breakpoint
ALTER TABLE "market_days" ADD CONSTRAINT "market_days_new_buyers" CHECK ("market_days"."new_buyers" between 0 and "market_days"."orders" - "market_days"."cancelled");