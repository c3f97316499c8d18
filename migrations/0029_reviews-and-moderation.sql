CREATE TABLE "review_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"review_id" uuid,
	"place" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_figures" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"first_reply_minutes" integer,
	"dispatched" integer NOT NULL,
	"dispatched_in_time" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decisions" ALTER COLUMN "vendor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD COLUMN "star_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "picture_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_figures" ADD CONSTRAINT "vendor_figures_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_pictures_review" ON "review_pictures" USING btree ("review_id","place");--> statement-breakpoint
CREATE INDEX "review_pictures_user" ON "review_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_pictures_unused" ON "review_pictures" USING btree ("created_at") WHERE review_id is null;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_author" ON "decisions" USING btree ("author_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "decisions_review" ON "decisions" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_refusal" ON "decisions" USING btree ("review_id") WHERE ended_at is null and kind = 'reviewRefused';--> statement-breakpoint
CREATE INDEX "parcels_delivered" ON "parcels" USING btree ("delivered_at") WHERE status = 'delivered';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful_votes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_highest" ON "reviews" USING btree ("product_id","rating" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_lowest" ON "reviews" USING btree ("product_id","rating","created_at" DESC NULLS FIRST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_filters" ON "reviews" USING btree ("product_id","is_verified_purchase","language","rating","picture_count") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("submitted_at","id") WHERE not is_published and refused_at is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_text" ON "reviews" USING btree (md5(lower("comment")));--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin (fold_text("comment") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_subject" CHECK (num_nonnulls("decisions"."vendor_id", "decisions"."author_id") = 1);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_refused" CHECK (not ("reviews"."is_published" and "reviews"."refused_at" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_votes" CHECK ("reviews"."helpful_votes" >= 0);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_pictures" CHECK ("reviews"."picture_count" between 0 and 4);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null) and char_length("reviews"."reply") <= 2000);