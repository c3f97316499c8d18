CREATE TABLE "refund_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refund_id" uuid NOT NULL,
	"provider_refund_id" text NOT NULL,
	"retries" integer NOT NULL,
	"amount_usd" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_returns_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refund_returns_amount" CHECK ("refund_returns"."amount_usd" > 0)
);
--> statement-breakpoint
ALTER TABLE "outside_refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_returns" ADD CONSTRAINT "refund_returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_returns_once" ON "refund_returns" USING btree ("refund_id","retries");--> statement-breakpoint
ALTER TABLE "outside_refunds" ADD CONSTRAINT "outside_refunds_failed" CHECK ("outside_refunds"."failed_at" is null or ("outside_refunds"."closed_at" is not null and "outside_refunds"."assigned_usd" = 0));