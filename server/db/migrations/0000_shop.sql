CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"brand" text DEFAULT '*' NOT NULL,
	"locale" text DEFAULT '*' NOT NULL,
	"state" text NOT NULL,
	"body" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"affiliate_id" text NOT NULL,
	"rewards_points" integer DEFAULT 0 NOT NULL,
	"premier_until" timestamp with time zone,
	"locale" text DEFAULT 'en-GB' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_affiliate_id_unique" UNIQUE("affiliate_id"),
	CONSTRAINT "customer_role" CHECK ("customer"."role" in ('customer', 'staff', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"about" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_about_unique" UNIQUE("about")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"customer_id" text NOT NULL,
	"product_key" text NOT NULL,
	"colour_selected" text NOT NULL,
	"line_item_sku" text NOT NULL,
	"size_selected" boolean NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_item_customer_id_product_key_colour_selected_pk" PRIMARY KEY("customer_id","product_key","colour_selected")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	"product_id" text,
	"details" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"session_id" text,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"is_ephemeral" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"saved" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"removed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"email" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"delivery_method_id" text,
	"quoted_total" integer,
	"loudcrowd_anon_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_has_one_owner" CHECK (("basket"."customer_id" is null) <> ("basket"."session_id" is null))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"net" integer NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"basket_id" text NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"payment_token" text NOT NULL,
	"provider_reference" text,
	"challenge_url" text,
	"refusal" text,
	"times_asked" integer DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"holds_stock" boolean DEFAULT true NOT NULL,
	"must_return_money" boolean DEFAULT false NOT NULL,
	"escalated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempt_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"priority" integer DEFAULT 100 NOT NULL,
	"code" text,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"scope" jsonb NOT NULL,
	"effect" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_card" (
	"token" text PRIMARY KEY NOT NULL,
	"field_session" text,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_card_field_session_unique" UNIQUE("field_session")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"merchant_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"challenge" text,
	"return_url" text NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payment_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"attempt_id" text NOT NULL,
	"customer_id" text,
	"session_id" text,
	"access_key" text NOT NULL,
	"state" text NOT NULL,
	"brand_slug" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_number_unique" UNIQUE("number"),
	CONSTRAINT "shop_order_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "shop_order_total" CHECK ("shop_order"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customisation_group" (
	"name" text PRIMARY KEY NOT NULL,
	"forms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"code" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_link_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"state" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text,
	"review_text" text,
	"username" text,
	"user_location" text,
	"is_recommended" boolean,
	"scales" jsonb,
	"responses" jsonb,
	"syndication" jsonb,
	"photos" jsonb,
	"customer_id" text,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_token" ADD CONSTRAINT "customer_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_sku_variant_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variant"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_slug_brand_slug_fk" FOREIGN KEY ("brand_slug") REFERENCES "public"."brand"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_primary_category_category_slug_fk" FOREIGN KEY ("primary_category") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_slug_category_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_variant_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variant"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_version_entry" ON "content_version" USING btree ("kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "content_version_one_draft" ON "content_version" USING btree ("kind","key","brand","locale") WHERE "content_version"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "customer_confirmed_email" ON "customer" USING btree (lower("email")) WHERE "customer"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_token_customer" ON "customer_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wishlist_item_newest" ON "wishlist_item" USING btree ("customer_id","added_at");--> statement-breakpoint
CREATE INDEX "event_product" ON "event" USING btree ("product_id","name","at");--> statement-breakpoint
CREATE INDEX "event_visitor" ON "event" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_of_customer" ON "basket" USING btree ("customer_id","currency") WHERE "basket"."customer_id" is not null and not "basket"."is_ephemeral";--> statement-breakpoint
CREATE UNIQUE INDEX "basket_of_session" ON "basket" USING btree ("session_id","currency") WHERE "basket"."session_id" is not null and not "basket"."is_ephemeral";--> statement-breakpoint
CREATE INDEX "basket_expiry" ON "basket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "payment_attempt_basket" ON "payment_attempt" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_reference" ON "payment_attempt" USING btree ("provider_reference");--> statement-breakpoint
CREATE INDEX "payment_attempt_open" ON "payment_attempt" USING btree ("changed_at") WHERE "payment_attempt"."state" in ('stored', 'sent', 'unknown', 'pending', 'authorised');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_open" ON "payment_attempt" USING btree ("basket_id") WHERE "payment_attempt"."state" in ('stored', 'sent', 'unknown', 'pending');--> statement-breakpoint
CREATE INDEX "shop_order_customer" ON "shop_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "review_recent" ON "review" USING btree ("product_id","state","submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("submitted_at") WHERE "review"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_slug","position");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_slug");--> statement-breakpoint
CREATE INDEX "product_published" ON "product" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "product_category_slug" ON "product_category" USING btree ("category_slug");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");