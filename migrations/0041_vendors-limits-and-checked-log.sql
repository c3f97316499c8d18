CREATE TABLE "audit_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"whole_on" date NOT NULL,
	CONSTRAINT "audit_checks_one" CHECK ("audit_checks"."is_only")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "most_units" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_most_units" CHECK ("products"."most_units" between 1 and 999);