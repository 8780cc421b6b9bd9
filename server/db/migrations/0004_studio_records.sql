CREATE TABLE "record_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"action" text NOT NULL,
	"body" jsonb NOT NULL,
	"author" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "record_history_record" ON "record_history" USING btree ("kind","record_id","id");