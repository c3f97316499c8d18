CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"product_count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_document";--> statement-breakpoint
DROP INDEX "product_search_newest";--> statement-breakpoint
DROP INDEX "product_search_category";--> statement-breakpoint
DROP INDEX "product_search_vendor";--> statement-breakpoint
DROP INDEX "product_search_popular";--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "facts_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "vendor_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "description_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "document" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "document" SET DEFAULT ''::tsvector;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "title" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "document_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE strpos(word, ':') = 0;--> statement-breakpoint
CREATE INDEX "product_search_title" ON "product_search" USING gin ("title") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree (fold_text("name"),"product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_origin" ON "product_search" USING btree ("origin_country","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_facets" ON "product_search" USING btree ("category","origin_country","roast_level","vendor_id","price_usd") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_rules" ON "product_search" USING btree ("document_rules");--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_newest" ON "product_search" USING btree ("created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category" ON "product_search" USING btree ("category","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_vendor" ON "product_search" USING btree ("vendor_id","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_popular" ON "product_search" USING btree ("units_sold_90d","rating_average","created_at","product_id") WHERE is_listed;