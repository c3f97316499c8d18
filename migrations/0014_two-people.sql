CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" uuid,
	"amount_usd" numeric(12, 2),
	"input" json,
	"reason" text NOT NULL,
	"request_id" uuid NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "approvals_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "approvals_two_people" CHECK ("approvals"."state" not in ('approved', 'declined') or "approvals"."decided_by" <> "approvals"."requested_by"),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null)),
	CONSTRAINT "approvals_input" CHECK (("approvals"."state" = 'waiting') = ("approvals"."input" is not null)),
	CONSTRAINT "approvals_texts" CHECK (char_length("approvals"."reason") <= 1000 and char_length("approvals"."decision_reason") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_terms" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "enterprise_terms" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals" USING btree ("action","subject_kind","subject_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("requested_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_time" ON "approvals" USING btree ("requested_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "approvals_requested_by" ON "approvals" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "approvals_decided_by" ON "approvals" USING btree ("decided_by");