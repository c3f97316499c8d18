CREATE TABLE "help_ratings" (
	"question" text NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_ratings_question_language_day_pk" PRIMARY KEY("question","language","day"),
	CONSTRAINT "help_ratings_counted" CHECK ("help_ratings"."helpful" >= 0 and "help_ratings"."unhelpful" >= 0)
);
