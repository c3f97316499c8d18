ALTER TABLE "product_revisions" DROP CONSTRAINT "product_revisions_check";--> statement-breakpoint
ALTER TABLE "product_revisions" DROP CONSTRAINT "product_revisions_correction";--> statement-breakpoint
ALTER TABLE "refund_lines" DROP CONSTRAINT "refund_lines_quantity";--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_revision_id_product_revisions_id_fk";
--> statement-breakpoint
DROP INDEX "decisions_revision";--> statement-breakpoint
DROP INDEX "decisions_one_revocation";--> statement-breakpoint
DROP INDEX "product_revisions_product";--> statement-breakpoint
DROP INDEX "product_revisions_due";--> statement-breakpoint
DROP INDEX "parcels_tracking";--> statement-breakpoint
CREATE INDEX "parcels_tracking_parts" ON "parcels" USING gin (fold_text("tracking_number") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "decisions" DROP COLUMN "revision_id";--> statement-breakpoint
ALTER TABLE "product_revisions" DROP COLUMN "is_correction";--> statement-breakpoint
ALTER TABLE "product_revisions" DROP COLUMN "check_state";--> statement-breakpoint
ALTER TABLE "product_revisions" DROP COLUMN "checked_by";--> statement-breakpoint
ALTER TABLE "product_revisions" DROP COLUMN "checked_at";--> statement-breakpoint
ALTER TABLE "vendors" DROP COLUMN "trusted_at";--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 or ("refund_lines"."quantity" = 0 and "refund_lines"."goods_usd" + "refund_lines"."tax_usd" > 0));