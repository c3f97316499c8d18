ALTER TABLE "products" ADD COLUMN "most_units" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_most_units" CHECK ("products"."most_units" between 1 and 999);