ALTER TABLE "product_revisions" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_usd","id") WHERE deleted_at is null;