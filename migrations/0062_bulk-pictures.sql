CREATE TABLE "bulk_pictures" (
	"upload_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	CONSTRAINT "bulk_pictures_upload_id_row_number_position_pk" PRIMARY KEY("upload_id","row_number","position"),
	CONSTRAINT "bulk_pictures_failure" CHECK (("bulk_pictures"."state" = 'failed') = ("bulk_pictures"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "picture_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "picture_done_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_uploads" ADD COLUMN "picture_failed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_pictures" ADD CONSTRAINT "bulk_pictures_upload_id_bulk_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_pictures_waiting" ON "bulk_pictures" USING btree ("upload_id","row_number") WHERE state = 'waiting';