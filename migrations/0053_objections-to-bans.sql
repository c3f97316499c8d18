ALTER TABLE "bans" ADD COLUMN "objection_token_hash" text;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "outcome_by" uuid;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bans_link" ON "bans" USING btree ("objection_token_hash");--> statement-breakpoint
CREATE INDEX "bans_objections" ON "bans" USING btree ("objected_at") WHERE objected_at is not null and outcome is null and ended_at is null;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_objection" CHECK (("bans"."objection" is null) = ("bans"."objected_at" is null));--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_outcome" CHECK (num_nonnulls("bans"."outcome", "bans"."outcome_reason", "bans"."outcome_by", "bans"."outcome_at") in (0, 4));--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_outcome_of_objection" CHECK ("bans"."outcome" is null or "bans"."objection" is not null);