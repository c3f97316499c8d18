CREATE TABLE "plan_grants" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"own_expires_at" timestamp with time zone,
	"granted_by" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_grants_until_later" CHECK ("plan_grants"."until" > "plan_grants"."granted_at"),
	CONSTRAINT "plan_grants_reason" CHECK (char_length("plan_grants"."reason") between 3 and 1000)
);
--> statement-breakpoint
DROP INDEX "decisions_one_suspension";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "terminated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_grants_until" ON "plan_grants" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_suspension" ON "decisions" USING btree ("vendor_id","kind") WHERE ended_at is null and kind in ('shopSuspended', 'shopTerminated', 'payoutsPaused');--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_termination" CHECK ("vendors"."terminated_at" is null or "vendors"."suspended_at" is not null);