CREATE TABLE "facet_definition" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_code" ON "product" USING btree (translate(upper("key"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_code" ON "variant" USING btree (translate(upper("sku"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_barcode" ON "variant" USING btree (("details"->>'eanBarcode'));--> statement-breakpoint
CREATE INDEX "variant_supplier_code" ON "variant" USING btree (translate(upper("details"->>'marketplaceSku'), ' -_./', ''));
