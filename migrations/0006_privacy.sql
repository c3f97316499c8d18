ALTER TABLE "emails" ADD COLUMN "delete_once_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_events_order" ON "provider_events" USING btree ((payload #>> '{data,object,metadata,order_id}'));--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_recipient" ON "emails" USING btree ("recipient","id");