ALTER TABLE "vendors" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "registered_address" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "self_certified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_trader" CHECK (num_nulls("vendors"."legal_name", "vendors"."registered_address", "vendors"."contact_email", "vendors"."self_certified_at") in (0, 4));--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_register" CHECK ("vendors"."registration_number" is null or "vendors"."legal_name" is not null);