ALTER TABLE "bulk_upload_rows" ADD COLUMN "raw" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "source" text DEFAULT 'cafeto' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "headings" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_source" CHECK ("bulk_uploads"."source" in ('cafeto', 'shopify', 'etsy'));--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_headings" CHECK (("bulk_uploads"."source" = 'cafeto') = ("bulk_uploads"."headings" is null));--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_mapping" CHECK ("bulk_uploads"."mapping" is null or "bulk_uploads"."source" <> 'cafeto');