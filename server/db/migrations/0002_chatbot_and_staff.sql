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
CREATE TABLE "staff_selection" (
	"customer_id" text NOT NULL,
	"product_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_selection_customer_id_product_key_pk" PRIMARY KEY("customer_id","product_key")
);
--> statement-breakpoint
CREATE INDEX "chat_session_expires" ON "chat_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_selection_at" ON "staff_selection" USING btree ("customer_id","at");