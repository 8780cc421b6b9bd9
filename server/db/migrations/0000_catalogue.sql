CREATE TABLE "brand" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent_slug" text,
	"names" jsonb NOT NULL,
	"descriptions" jsonb,
	"path" text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price" (
	"sku" text NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"was_cent_amount" integer,
	"pre_discount_cent_amount" integer,
	"discount_effects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exclusions_messaging" text,
	"delivery_messaging" text,
	CONSTRAINT "price_sku_currency_country_pk" PRIMARY KEY("sku","currency","country"),
	CONSTRAINT "price_not_negative" CHECK ("price"."cent_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brand_slug" text NOT NULL,
	"description" text NOT NULL,
	"product_type" text NOT NULL,
	"department" text NOT NULL,
	"primary_category" text NOT NULL,
	"details" jsonb NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"total_revenue_amount" integer DEFAULT 0 NOT NULL,
	"average_rating" real DEFAULT 0 NOT NULL,
	"total_review_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_key_unique" UNIQUE("key"),
	CONSTRAINT "product_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" text NOT NULL,
	"category_slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_category_product_id_category_slug_pk" PRIMARY KEY("product_id","category_slug")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"sku" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "variant_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_sku_variant_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variant"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_slug_brand_slug_fk" FOREIGN KEY ("brand_slug") REFERENCES "public"."brand"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_primary_category_category_slug_fk" FOREIGN KEY ("primary_category") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_slug_category_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_variant_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variant"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_slug","position");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_slug");--> statement-breakpoint
CREATE INDEX "product_published" ON "product" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "product_category_slug" ON "product_category" USING btree ("category_slug");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");