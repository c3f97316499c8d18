DROP INDEX "open_vendor_months_month";--> statement-breakpoint
DROP INDEX "vendor_months_month";--> statement-breakpoint
CREATE INDEX "promotions_newest" ON "promotions" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "open_vendor_months_figure" ON "open_vendor_months" USING btree ("month","figure");--> statement-breakpoint
CREATE INDEX "vendor_months_figure" ON "vendor_months" USING btree ("month","figure");