CREATE TABLE "product_search_sample" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"category" text NOT NULL,
	"origin_country" text,
	"roast_level" text NOT NULL,
	"languages" text NOT NULL,
	"price_usd" numeric(12, 2) NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search_sample" ADD CONSTRAINT "product_search_sample_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_sample_words" ON "product_search_sample" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_sample_facets" ON "product_search_sample" USING btree ("category","origin_country","roast_level","vendor_id");--> statement-breakpoint
insert into product_search_sample (product_id, vendor_id, category, origin_country, roast_level, languages, price_usd, document)
select product_id, vendor_id, category, origin_country, roast_level, languages, price_usd, document
from product_search where is_listed and get_byte(uuid_send(product_id), 15) < 8;--> statement-breakpoint
update search_words set is_name = true
where word in (select word from ts_stat('select title from product_search where is_listed'));
