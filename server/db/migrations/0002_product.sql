CREATE TABLE "customisation_group" (
	"name" text PRIMARY KEY NOT NULL,
	"forms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"code" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_link_url_unique" UNIQUE("url")
);
