CREATE TABLE "customer_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"who" text,
	"action" text NOT NULL,
	"detail" jsonb NOT NULL,
	"key" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refund_amount" CHECK ("order_refund"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_return_one_open";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(email || ' ' || first_name || ' ' || last_name, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚțẞ', 'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzssstts')), '\s+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" text;--> statement-breakpoint
UPDATE "outbox" m SET "order_id" = o."id" FROM "shop_order" o WHERE m."dedupe_key" LIKE 'order-%' AND o."id" = split_part(m."dedupe_key", ':', 2);--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "received" jsonb;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL, ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "shop_order" o SET "refunded" = least(o."total", CASE
	WHEN o."state" = 'cancelled' AND a."state" IN ('authorised', 'voided', 'refunded') THEN o."total"
	ELSE coalesce((SELECT sum(r."amount") FROM "order_return" r WHERE r."order_id" = o."id" AND r."state" <> 'requested'), 0) END)
FROM "payment_attempt" a WHERE a."id" = o."attempt_id" AND (o."state" = 'cancelled' OR EXISTS (SELECT FROM "order_return" r WHERE r."order_id" = o."id"));--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "delivery_method" text GENERATED ALWAYS AS (snapshot #>> '{delivery,id}') STORED,
	ADD COLUMN "country" text GENERATED ALWAYS AS (snapshot #>> '{shippingAddress,country}') STORED,
	ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(number || ' ' || email || ' ' || coalesce(snapshot #>> '{shippingAddress,firstName}', '') || ' ' || coalesce(snapshot #>> '{shippingAddress,lastName}', '') || ' ' || coalesce(snapshot #>> '{shippingAddress,postalCode}', '') || ' ' || replace(coalesce(snapshot #>> '{shippingAddress,postalCode}', ''), ' ', '') || ' ' || coalesce(jsonb_path_query_array(snapshot, '$.lines[*].sku')::text, ''), 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚțẞ', 'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzssstts')), '[\s",\[\]]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "customer_event" ADD CONSTRAINT "customer_event_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_event_key" ON "customer_event" USING btree ("customer_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_event_key" ON "order_event" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order_refund" USING btree ("changed_at") WHERE "order_refund"."state" = 'due';--> statement-breakpoint
CREATE INDEX "order_shipment_order" ON "order_shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "customer_newest" ON "customer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_deactivated" ON "customer" USING btree ("created_at","id") WHERE "customer"."deactivated_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_words" ON "customer" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"),"id");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id") WHERE "outbox"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_open" ON "order_return" USING btree ("order_id") WHERE "order_return"."state" not in ('refunded', 'closed');--> statement-breakpoint
CREATE INDEX "order_return_waiting" ON "order_return" USING btree ("order_id") WHERE "order_return"."state" in ('requested', 'received');--> statement-breakpoint
CREATE INDEX "payment_attempt_review" ON "payment_attempt" USING btree ("id") WHERE "payment_attempt"."escalated_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_refund" ON "payment_attempt" USING btree ("id") WHERE "payment_attempt"."must_refund" and "payment_attempt"."state" = 'authorised';--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree (lower("email"),"placed_at");--> statement-breakpoint
CREATE INDEX "shop_order_newest" ON "shop_order" USING btree ("placed_at","number");--> statement-breakpoint
CREATE INDEX "shop_order_state" ON "shop_order" USING btree ("state","placed_at","number");--> statement-breakpoint
CREATE INDEX "shop_order_brand" ON "shop_order" USING btree ("brand_slug","placed_at","number");--> statement-breakpoint
CREATE INDEX "shop_order_delivery" ON "shop_order" USING btree ("delivery_method","placed_at","number");--> statement-breakpoint
CREATE INDEX "shop_order_country" ON "shop_order" USING btree ("country","placed_at","number");--> statement-breakpoint
CREATE INDEX "shop_order_refunded" ON "shop_order" USING btree ("placed_at","number") WHERE "shop_order"."refunded" > 0;--> statement-breakpoint
CREATE INDEX "shop_order_words" ON "shop_order" USING gin ("search_words");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_refunded" CHECK ("shop_order"."refunded" between 0 and "shop_order"."total");