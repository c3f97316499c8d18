ALTER TABLE "bulk_uploads" ADD COLUMN "undo_reason" text;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "started_by" uuid;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_uploads_newest" ON "bulk_uploads" USING btree ("created_at","id");