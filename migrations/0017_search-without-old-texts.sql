ALTER TABLE "product_search" DROP COLUMN "facts_text";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "vendor_text";--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "description_text";