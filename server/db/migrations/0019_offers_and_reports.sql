-- without transaction
ALTER TABLE "promotion" ADD COLUMN IF NOT EXISTS "limits" jsonb DEFAULT '{"total":null,"perCustomer":null,"isFirstOrderOnly":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN IF NOT EXISTS "currency" text;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN IF NOT EXISTS "has_own_codes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN IF NOT EXISTS "badge" text;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN IF NOT EXISTS "texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "promotion_code" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "promotion_code_promotion" ON "promotion_code" USING btree ("promotion_id");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "promotion_use" (
	"attempt_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"basket_id" text NOT NULL,
	"own_code" text,
	"customer_id" text,
	"email_key" text,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "promotion_use_attempt_id_promotion_id_pk" PRIMARY KEY("attempt_id","promotion_id"),
	CONSTRAINT "promotion_use_own_code_unique" UNIQUE("own_code")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "promotion_use_promotion" ON "promotion_use" USING btree ("promotion_id","used_at");
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_day" (
	"day" date PRIMARY KEY NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_state" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_sales" (
	"day" date NOT NULL,
	"brand_slug" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"pieces" integer NOT NULL,
	"discount" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	CONSTRAINT "report_sales_day_brand_slug_country_currency_pk" PRIMARY KEY("day","brand_slug","country","currency")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_goods" (
	"day" date NOT NULL,
	"by" text NOT NULL,
	"key" text NOT NULL,
	"brand_slug" text NOT NULL,
	"currency" text NOT NULL,
	"pieces" integer NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "report_goods_day_by_key_brand_slug_currency_pk" PRIMARY KEY("day","by","key","brand_slug","currency")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_returns" (
	"day" date NOT NULL,
	"brand_slug" text NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"returns" integer NOT NULL,
	"pieces" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "report_returns_day_brand_slug_reason_currency_pk" PRIMARY KEY("day","brand_slug","reason","currency")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_funnel" (
	"day" date PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	"baskets" integer NOT NULL,
	"checkouts" integer NOT NULL,
	"paid" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "report_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "report_stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"sold" integer NOT NULL,
	"days_left" real NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "report_stock_days_left" ON "report_stock" USING btree ("days_left");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shop_order_changed" ON "shop_order" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_return_requested" ON "order_return" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "staff_audit_words" ON "staff_audit" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(coalesce("who", '') || ' ' || "action" || ' ' || "subject"), '[^[:alnum:]@.-]+'), '')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_return_changed" ON "order_return" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_refund_changed" ON "order_refund" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "promotion_use_customer" ON "promotion_use" USING btree ("customer_id") WHERE "promotion_use"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "promotion_use_email" ON "promotion_use" USING btree ("email_key") WHERE "promotion_use"."email_key" is not null;
