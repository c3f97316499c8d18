DROP INDEX "bulk_uploads_vendor";--> statement-breakpoint
DROP INDEX "products_vendor";--> statement-breakpoint
DROP INDEX "quotes_user";--> statement-breakpoint
DROP INDEX "api_keys_vendor";--> statement-breakpoint
DROP INDEX "webhook_deliveries_endpoint";--> statement-breakpoint
DROP INDEX "webhook_events_vendor";--> statement-breakpoint
DROP INDEX "stock_movements_product";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "parcels_vendor";--> statement-breakpoint
DROP INDEX "payouts_vendor";--> statement-breakpoint
DROP INDEX "reconciliations_time";--> statement-breakpoint
DROP INDEX "reviews_product";--> statement-breakpoint
DROP INDEX "emails_newest";--> statement-breakpoint
CREATE INDEX "bulk_uploads_vendor" ON "bulk_uploads" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_vendor" ON "products" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_keys_vendor" ON "api_keys" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "webhook_events_vendor" ON "webhook_events" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_vendor" ON "parcels" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payouts_vendor" ON "payouts" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reconciliations_time" ON "reconciliations" USING btree ("ran_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at" DESC NULLS FIRST);