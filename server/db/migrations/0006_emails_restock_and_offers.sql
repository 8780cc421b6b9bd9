CREATE TABLE "restock_wish" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"sku" text NOT NULL,
	"label" text NOT NULL,
	"shop" text NOT NULL,
	"locale" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "send_after" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_wish_once" ON "restock_wish" USING btree (lower("email"),"sku");--> statement-breakpoint
CREATE INDEX "restock_wish_sku" ON "restock_wish" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("send_after") WHERE "outbox"."sent_at" is null;