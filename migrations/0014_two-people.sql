CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" uuid,
	"amount_usd" numeric(12, 2),
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE INDEX "approvals_decided_by" ON "approvals" USING btree ("decided_by");--> statement-breakpoint
-- Reasons are in a table of their own, from which they can go with an account; the chain keeps their digests.
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_texts";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "reason" TO "reason_digest";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_texts" CHECK (char_length("audit_entries"."subject_id") <= 100);--> statement-breakpoint
CREATE TABLE "audit_reasons" (
	"position" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "audit_reasons_text" CHECK (char_length("audit_reasons"."reason") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "audit_reasons" ADD CONSTRAINT "audit_reasons_position_audit_entries_position_fk" FOREIGN KEY ("position") REFERENCES "public"."audit_entries"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
create or replace function audit_hash(entry audit_entries, previous text) returns text language sql stable as $$
  select encode(sha256(convert_to(previous || jsonb_build_array(
    entry.position, entry.action, entry.actor_id, entry.actor_roles, entry.subject_kind, entry.subject_id, entry.owner_id,
    entry.before, entry.after, entry.reason_digest, entry.request_id, entry.address_digest,
    to_char(entry.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE TABLE "failed_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"ip_address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failed_sign_ins" ADD CONSTRAINT "failed_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_sign_ins_time" ON "failed_sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "failed_sign_ins_user" ON "failed_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("banned_until") WHERE banned_until is not null;
