DROP INDEX "stock_movements_time";--> statement-breakpoint
CREATE INDEX "stock_available" ON "stock" USING btree (("stock_quantity" - "held_quantity"),"product_id");--> statement-breakpoint
CREATE INDEX "stock_movements_newest" ON "stock_movements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_kind" ON "stock_movements" USING btree ("reason","created_at","id");