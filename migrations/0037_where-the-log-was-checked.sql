CREATE TABLE "audit_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"whole_on" date NOT NULL,
	CONSTRAINT "audit_checks_one" CHECK ("audit_checks"."is_only")
);
