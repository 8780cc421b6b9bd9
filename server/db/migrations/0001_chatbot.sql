CREATE TABLE "chat_session" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"memory" jsonb,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"busy_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_session_expires" ON "chat_session" USING btree ("expires_at");