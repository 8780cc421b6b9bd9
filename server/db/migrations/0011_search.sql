CREATE INDEX "product_code" ON "product" USING btree (translate(upper("key"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_code" ON "variant" USING btree (translate(upper("sku"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_barcode" ON "variant" USING btree (("details"->>'eanBarcode'));--> statement-breakpoint
CREATE INDEX "variant_supplier_code" ON "variant" USING btree (translate(upper("details"->>'marketplaceSku'), ' -_./', ''));
