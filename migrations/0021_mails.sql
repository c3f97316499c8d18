CREATE TABLE "suppressed_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "emails_failing" ON "emails" USING btree ("created_at" DESC NULLS FIRST) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "emails_withheld" ON "emails" USING btree ("created_at" DESC NULLS FIRST) WHERE withheld_at is not null;--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("created_at" DESC NULLS FIRST) WHERE sent_at is null;--> statement-breakpoint
-- Whether one of them holds a code is not known.
update emails set is_secret = true;
