CREATE INDEX "product_search_category_price" ON "product_search" USING btree ("category","price_usd","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_name" ON "product_search" USING btree ("category",fold_text("name"),"product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_category_popular" ON "product_search" USING btree ("category","units_sold_90d","rating_average","created_at","product_id") WHERE is_listed;--> statement-breakpoint
-- How rare a word is decides between the index of words and that of what sells; of a hundred words the rest would be guessed.
ALTER TABLE "product_search" ALTER COLUMN "document" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "title" SET STATISTICS 1000;
