CREATE TABLE "order_limits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total_usd" numeric(12, 2) NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_limits_total" CHECK ("order_limits"."total_usd" between 0 and 100000)
);
--> statement-breakpoint
ALTER TABLE "order_limits" ADD CONSTRAINT "order_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_limits" ADD CONSTRAINT "order_limits_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;