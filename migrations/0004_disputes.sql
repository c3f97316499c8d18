CREATE TABLE "chargebacks" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"vendor_usd" numeric(12, 2) NOT NULL,
	"fee_usd" numeric(12, 2) NOT NULL,
	"relieved_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "chargebacks_relieved" CHECK ("chargebacks"."relieved_usd" between 0 and "chargebacks"."vendor_usd" + "chargebacks"."fee_usd")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"taken_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"returned_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"fee_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"loss_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"answer_by" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"relieved_by" uuid,
	"relieved_at" timestamp with time zone,
	"relief_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_provider_dispute_id_unique" UNIQUE("provider_dispute_id"),
	CONSTRAINT "disputes_returned" CHECK ("disputes"."returned_usd" between 0 and "disputes"."taken_usd"),
	CONSTRAINT "disputes_loss" CHECK ("disputes"."loss_usd" between 0 and "disputes"."taken_usd" - "disputes"."returned_usd")
);
--> statement-breakpoint
CREATE TABLE "outside_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_refund_id" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"assigned_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"loss_usd" numeric(12, 2) DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "outside_refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "outside_refunds_amount" CHECK ("outside_refunds"."amount_usd" > 0),
	CONSTRAINT "outside_refunds_assigned" CHECK ("outside_refunds"."assigned_usd" >= 0 and "outside_refunds"."loss_usd" >= 0 and "outside_refunds"."assigned_usd" + "outside_refunds"."loss_usd" <= "outside_refunds"."amount_usd")
);
--> statement-breakpoint
CREATE TABLE "payout_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"provider_reversal_id" text NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_returns_provider_reversal_id_unique" UNIQUE("provider_reversal_id"),
	CONSTRAINT "payout_returns_amount" CHECK ("payout_returns"."amount_usd" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_by" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_relieved_by_users_id_fk" FOREIGN KEY ("relieved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_refunds" ADD CONSTRAINT "outside_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_refunds" ADD CONSTRAINT "outside_refunds_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_returns" ADD CONSTRAINT "payout_returns_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_dispute" ON "chargebacks" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("answer_by") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "disputes_closed" ON "disputes" USING btree ("closed_at" DESC NULLS LAST) WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "outside_refunds_order" ON "outside_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outside_refunds_open" ON "outside_refunds" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "payout_returns_payout" ON "payout_returns" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "parcels_vendor_waiting" ON "parcels" USING btree ("vendor_id","available_at");--> statement-breakpoint
CREATE INDEX "parcels_frozen" ON "parcels" USING btree ("vendor_id") WHERE frozen_at is not null;