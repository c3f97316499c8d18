DROP INDEX "refunds_owed";--> statement-breakpoint
CREATE INDEX "orders_total_unpaid" ON "orders" USING btree ("total_amount_usd","number") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE state in ('owed', 'failed');