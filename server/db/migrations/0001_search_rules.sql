CREATE TABLE "search_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand" text,
	"locale" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_rule_kind" ON "search_rule" USING btree ("kind");