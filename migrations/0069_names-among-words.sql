ALTER TABLE "search_words" ADD COLUMN "is_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update search_words set is_name = true
where word in (select word from ts_stat('select title from product_search where is_listed'));
