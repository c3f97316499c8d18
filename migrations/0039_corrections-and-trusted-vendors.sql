ALTER TABLE "decisions" ADD COLUMN "revision_id" uuid;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "check_state" text;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "checked_by" uuid;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "trusted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_revision_id_product_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."product_revisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_revision" ON "decisions" USING btree ("revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_revocation" ON "decisions" USING btree ("vendor_id") WHERE ended_at is null and kind = 'trustRevoked';--> statement-breakpoint
CREATE INDEX "product_revisions_product" ON "product_revisions" USING btree ("product_id","submitted_at");--> statement-breakpoint
CREATE INDEX "product_revisions_due" ON "product_revisions" USING btree ("submitted_at","id") WHERE check_state = 'due';--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_check" CHECK (coalesce("product_revisions"."check_state" in ('passed', 'failed'), false) = ("product_revisions"."checked_at" is not null));--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_correction" CHECK (not "product_revisions"."is_correction" or "product_revisions"."replaced" is not null);