ALTER TABLE "stock_holds" ADD COLUMN "buyer_id" uuid;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "shipping_borne_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "available_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "refunded_subsidy_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "subsidy_usd" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "paid_instead" text;--> statement-breakpoint
CREATE INDEX "stock_holds_buyer" ON "stock_holds" USING btree ("buyer_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "ledger_postings_time" ON "ledger_postings" USING brin ("created_at");--> statement-breakpoint
-- What was cancelled after it was paid has given its subsidy back.
UPDATE "parcels" SET "refunded_subsidy_usd" = "shipping_subsidy_usd" WHERE "status" = 'cancelled' AND "order_id" IN (SELECT "id" FROM "orders" WHERE "paid_at" IS NOT NULL);--> statement-breakpoint
UPDATE "refunds" r SET "subsidy_usd" = p."shipping_subsidy_usd" FROM "parcels" p WHERE p."id" = r."parcel_id" AND p."status" = 'cancelled' AND r."id" = (SELECT l."id" FROM "refunds" l WHERE l."parcel_id" = p."id" ORDER BY l."created_at" DESC, l."id" DESC LIMIT 1);--> statement-breakpoint
-- What was delivered was available.
UPDATE "parcels" SET "available_at" = coalesce("delivered_at", "created_at") WHERE "status" = 'delivered';--> statement-breakpoint
-- Of a buyer's unfinished payments the newest stays open; should another one still be paid, it is refunded.
UPDATE "parcels" SET "status" = 'cancelled' WHERE "status" = 'pending' AND "order_id" IN (SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "created_at" DESC, "id" DESC) AS place FROM "orders" WHERE "status" = 'pending') ranked WHERE place > 1);--> statement-breakpoint
-- What the triggers have put off until the end of the transaction stands in the way of what follows.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("user_id") WHERE status = 'pending' and paid_at is null;--> statement-breakpoint
CREATE INDEX "payment_attempts_mismatched" ON "payment_attempts" USING btree ("settled_at") WHERE state = 'mismatched';--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_refunded_subsidy" CHECK ("parcels"."refunded_subsidy_usd" between 0 and "parcels"."shipping_subsidy_usd");