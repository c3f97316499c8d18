CREATE TABLE "live_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL
);
