-- without transaction
ALTER TABLE "customer" ADD COLUMN IF NOT EXISTS "staff_markets" text[];--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT IF EXISTS "customer_staff_role";--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN IF NOT EXISTS "product_id" text;--> statement-breakpoint
-- A variant never moves to another product, so that this is right for ever, whichever version of the shop writes the row.
CREATE OR REPLACE FUNCTION "complete_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT product_id INTO NEW.product_id FROM variant WHERE sku = NEW.sku;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "stock_complete" BEFORE INSERT ON "stock" FOR EACH ROW EXECUTE FUNCTION "complete_stock"();--> statement-breakpoint
-- In small transactions: a row is locked for a moment only.
DO $$
BEGIN
	LOOP
		UPDATE stock s SET product_id = v.product_id FROM variant v
		WHERE v.sku = s.sku AND s.sku IN (SELECT sku FROM stock WHERE product_id IS NULL LIMIT 2000);
		EXIT WHEN NOT FOUND;
		COMMIT;
	END LOOP;
END
$$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_left" ON "stock" USING btree ("product_id") WHERE "stock"."quantity" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_none" ON "stock" USING btree ("product_id") WHERE "stock"."quantity" = 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_some_sites" ON "product" USING btree ("updated_at","key") WHERE jsonb_array_length("product"."details" -> 'availableFascias') > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_one_site" ON "product" USING btree (("details" -> 'availableFascias' ->> 0),"id") WHERE jsonb_array_length("product"."details" -> 'availableFascias') = 1;
