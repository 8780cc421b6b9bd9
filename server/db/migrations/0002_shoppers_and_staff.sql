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
CREATE TABLE "review_decision" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_post" (
	"id" integer PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"source_url" text NOT NULL,
	"text" text,
	"author" text,
	"images" jsonb NOT NULL,
	"videos" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cta_link" jsonb,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsored_campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sponsor" text NOT NULL,
	"brand" text,
	"category_slugs" text[] DEFAULT '{}' NOT NULL,
	"product_keys" text[] DEFAULT '{}' NOT NULL,
	"pricing" text DEFAULT 'click' NOT NULL,
	"bid" integer NOT NULL,
	"daily_budget" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"is_paused" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsored_campaign_amounts" CHECK ("sponsored_campaign"."bid" > 0 and "sponsored_campaign"."daily_budget" > 0),
	CONSTRAINT "sponsored_campaign_days" CHECK ("sponsored_campaign"."ends_on" is null or "sponsored_campaign"."ends_on" >= "sponsored_campaign"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "sponsored_day" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sponsored_day_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "sponsored_moment" (
	"ad_id" text NOT NULL,
	"moment" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsored_moment_ad_id_moment_pk" PRIMARY KEY("ad_id","moment")
);
--> statement-breakpoint
CREATE TABLE "staff_selection" (
	"customer_id" text NOT NULL,
	"product_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_selection_customer_id_product_key_pk" PRIMARY KEY("customer_id","product_key")
);
--> statement-breakpoint
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_staff_id_customer_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_day" ADD CONSTRAINT "sponsored_day_campaign_id_sponsored_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."sponsored_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_session_expires" ON "chat_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "review_decision_at" ON "review_decision" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "social_post_published" ON "social_post" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sponsored_moment_at" ON "sponsored_moment" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_selection_at" ON "staff_selection" USING btree ("customer_id","at");