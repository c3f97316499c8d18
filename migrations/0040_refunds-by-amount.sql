ALTER TABLE "refund_lines" DROP CONSTRAINT "refund_lines_quantity";--> statement-breakpoint
DROP INDEX "parcels_tracking";--> statement-breakpoint
CREATE INDEX "parcels_tracking_parts" ON "parcels" USING gin (fold_text("tracking_number") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 or ("refund_lines"."quantity" = 0 and "refund_lines"."goods_usd" + "refund_lines"."tax_usd" > 0));