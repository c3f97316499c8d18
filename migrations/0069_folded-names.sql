-- Names are sorted and compared without case and accents: kept that way, an index alone has a page's order.
DROP INDEX "product_search_name";--> statement-breakpoint
DROP INDEX "product_search_category_name";--> statement-breakpoint
ALTER TABLE "product_search" RENAME COLUMN "name" TO "folded_name";--> statement-breakpoint
-- Writes the table and its indexes anew, once.
ALTER TABLE "product_search" ALTER COLUMN "folded_name" TYPE text USING fold_text("folded_name");--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("folded_name","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_name" ON "product_search" USING btree ("category","folded_name","product_id") WHERE is_listed;
