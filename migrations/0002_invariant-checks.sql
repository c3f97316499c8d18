CREATE TABLE "invariant_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "invariant_checks_time" ON "invariant_checks" USING btree ("ran_at" DESC NULLS FIRST);