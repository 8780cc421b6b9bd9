CREATE TABLE "event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	"product_id" text,
	"details" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_product" ON "event" USING btree ("product_id","name","at");--> statement-breakpoint
CREATE INDEX "event_visitor" ON "event" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_recent" ON "review" USING btree ("product_id","state","submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("submitted_at") WHERE "review"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id");