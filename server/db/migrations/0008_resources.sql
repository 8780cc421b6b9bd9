CREATE TABLE "resource_record" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_record_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("customer_id","resource");--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "staff_brands" text[];--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_staff_role" CHECK ("customer"."staff_role" in ('owner', 'manager', 'content', 'merchandiser', 'warehouse', 'service', 'analyst'));
