CREATE INDEX "stock_movements_time" ON "stock_movements" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "order_items_refunded" ON "order_items" USING btree ("parcel_id","refunded_usd") WHERE refunded_usd > 0;--> statement-breakpoint
CREATE INDEX "parcels_vendor_sold" ON "parcels" USING btree ("vendor_id","created_at","goods_usd") WHERE status in ('processing', 'shipped', 'delivered');--> statement-breakpoint
CREATE INDEX "parcels_vendor_open" ON "parcels" USING btree ("vendor_id","ship_by") WHERE status = 'processing';