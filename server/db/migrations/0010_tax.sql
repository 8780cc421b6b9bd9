CREATE TABLE "tax_rate" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"tax_class" text NOT NULL,
	"name" text NOT NULL,
	"basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"is_removed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "taxes" jsonb;
