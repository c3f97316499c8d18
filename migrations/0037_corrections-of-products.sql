ALTER TABLE "decisions" ADD COLUMN "revision_id" uuid;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_revision_id_product_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."product_revisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_revision" ON "decisions" USING btree ("revision_id");--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_correction" CHECK (not "product_revisions"."is_correction" or "product_revisions"."replaced" is not null);