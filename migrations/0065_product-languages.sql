-- In which languages a product can be read. `reindex-products` writes them; until then a row has none.
DROP INDEX "product_search_facets";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "languages" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_languages" ON "product_search" USING btree ("languages","created_at","product_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "product_search_facets" ON "product_search" USING btree ("category","origin_country","roast_level","vendor_id","languages","price_usd") WHERE is_listed;--> statement-breakpoint
call tell_row_changes('product_search', 'product_id', 'is_listed', 'r.*',
  'product_id, vendor_id, category, origin_country, roast_level, languages, price_usd', 'tsvector_to_array(document) as lexemes');
