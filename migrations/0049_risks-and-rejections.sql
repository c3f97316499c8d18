CREATE TABLE "vendor_risks" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"signs" text[] NOT NULL,
	"parcels" integer NOT NULL,
	"uncanceled_parcels" integer NOT NULL,
	"late_parcels" integer NOT NULL,
	"sales_usd" numeric(12, 2) NOT NULL,
	"recent_sales_usd" numeric(12, 2) NOT NULL,
	"refunded_usd" numeric(12, 2) NOT NULL,
	"subsidy_usd" numeric(12, 2) NOT NULL,
	"commission_usd" numeric(12, 2) NOT NULL,
	"calculated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_risks_parcels" CHECK ("vendor_risks"."late_parcels" <= "vendor_risks"."uncanceled_parcels" and "vendor_risks"."uncanceled_parcels" <= "vendor_risks"."parcels")
);
--> statement-breakpoint
ALTER TABLE "vendor_risks" ADD CONSTRAINT "vendor_risks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_risks_signs" ON "vendor_risks" USING gin ("signs");--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_application" ON "decisions" USING btree ("vendor_id") WHERE ended_at is null and kind = 'applicationRejected';--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_rejection" ON "decisions" USING btree ("product_id") WHERE ended_at is null and kind in ('productRejected', 'revisionRejected');--> statement-breakpoint
CREATE INDEX "vendors_submitted" ON "vendors" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "vendors_name" ON "vendors" USING btree (fold_text("company_name"),"id");