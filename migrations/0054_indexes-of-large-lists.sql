CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("subject_kind","action","position");--> statement-breakpoint
CREATE INDEX "ledger_entries_losses" ON "ledger_entries" USING btree ("posting_id") WHERE account in ('platform_losses', 'dispute_fees');--> statement-breakpoint
CREATE INDEX "products_unlisted" ON "products" USING btree ("created_at","id") WHERE deleted_at is null and not (is_active and is_approved);--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("vendor_id") WHERE is_active and is_approved and taken_down_at is null;--> statement-breakpoint
CREATE INDEX "parcels_subsidized" ON "parcels" USING btree ("order_id") WHERE shipping_subsidy_usd > 0;--> statement-breakpoint
CREATE INDEX "vendors_name_parts" ON "vendors" USING gin (fold_text("company_name") gin_trgm_ops);