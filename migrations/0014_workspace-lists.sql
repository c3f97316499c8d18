CREATE INDEX "users_email_parts" ON "users" USING gin (fold_text("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("number") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("number") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("status","number") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_total_paid" ON "orders" USING btree ("total_amount_usd","number") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree (("shipping_address" ->> 'country'),"number");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree (upper("tracking_number"));