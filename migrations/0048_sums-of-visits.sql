CREATE TABLE "market_visits" (
	"day" date PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	"cart_adds" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_days_day" ON "product_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_views_day" ON "product_views" USING btree ("day");