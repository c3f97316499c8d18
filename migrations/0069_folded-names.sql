-- Names are sorted and compared without case and accents: kept that way, an index alone has a page's order. Writes the table anew, once.
DROP INDEX "product_search_name";--> statement-breakpoint
DROP INDEX "product_search_category_name";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("folded_name","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_name" ON "product_search" USING btree ("category","folded_name","product_id") WHERE is_listed;
