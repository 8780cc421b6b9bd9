-- without transaction
CREATE TABLE IF NOT EXISTS "stock_adjustment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"product_key" text NOT NULL,
	"change" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN IF NOT EXISTS "rule" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN IF NOT EXISTS "live_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN IF NOT EXISTS "live_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN IF NOT EXISTS "is_automatic" boolean;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_adjustment_sku" ON "stock_adjustment" USING btree ("sku","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_adjustment_at" ON "stock_adjustment" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_quantity" ON "stock" USING btree ("quantity","sku");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_name" ON "product" USING btree ("name","key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_updated" ON "product" USING btree ("updated_at","key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_words" ON "product" USING gin (to_tsvector('simple', "name" || ' ' || "key"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_live_from" ON "product" USING btree ("live_from") WHERE "product"."live_from" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_live_until" ON "product" USING btree ("live_until") WHERE "product"."live_until" is not null and "product"."is_live";
