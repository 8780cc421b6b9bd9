ALTER TABLE "price" ADD COLUMN "price_list" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "kind" text DEFAULT 'regular' NOT NULL;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "valid_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "set_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "price" SET "price_list" = "currency";--> statement-breakpoint
ALTER TABLE "price" DROP CONSTRAINT "price_sku_currency_country_pk";--> statement-breakpoint
UPDATE "price" p SET "price_list" = p.currency || '-' || p.country WHERE EXISTS (SELECT 1 FROM "price" q WHERE q.sku = p.sku AND q.currency = p.currency AND q.country < p.country);--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_period" UNIQUE NULLS NOT DISTINCT("sku","price_list","kind","valid_from");--> statement-breakpoint
CREATE INDEX "price_begins" ON "price" USING btree ("valid_from") WHERE "price"."valid_from" is not null;--> statement-breakpoint
CREATE INDEX "price_ends" ON "price" USING btree ("valid_to") WHERE "price"."valid_to" is not null;--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"price_list" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "price_history_sku" ON "price_history" USING btree ("sku","price_list","valid_to");--> statement-breakpoint
-- Whoever writes a price, it is in a list. The version before names none: its prices are in the list of their currency.
CREATE FUNCTION "complete_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.price_list := coalesce(nullif(NEW.price_list, ''), NEW.currency);
	NEW.kind := coalesce(NEW.kind, 'regular');
	NEW.country := coalesce(NEW.country, '');
	IF TG_OP = 'INSERT' THEN
		NEW.set_at := coalesce(NEW.set_at, now());
	ELSIF NEW.cent_amount <> OLD.cent_amount THEN
		NEW.set_at := now();
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "price_complete" BEFORE INSERT OR UPDATE ON "price" FOR EACH ROW EXECUTE FUNCTION "complete_price"();--> statement-breakpoint
-- A price that held is remembered when it is changed or removed: the law asks for the lowest one of the last weeks.
CREATE FUNCTION "remember_price"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	began timestamptz := greatest(OLD.set_at, coalesce(OLD.valid_from, OLD.set_at));
	ended timestamptz := least(now(), coalesce(OLD.valid_to, now()));
BEGIN
	IF began < ended AND (TG_OP = 'DELETE' OR NEW.cent_amount <> OLD.cent_amount) THEN
		INSERT INTO price_history (sku, price_list, cent_amount, valid_from, valid_to)
		VALUES (OLD.sku, OLD.price_list, OLD.cent_amount, began, ended);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "price_remember" AFTER UPDATE OR DELETE ON "price" FOR EACH ROW EXECUTE FUNCTION "remember_price"();
