ALTER TABLE "throttle" RENAME TO "rate_limit";--> statement-breakpoint
ALTER INDEX "throttle_pkey" RENAME TO "rate_limit_pkey";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "about" TO "dedupe_key";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "outbox_about_unique" TO "outbox_dedupe_key_unique";--> statement-breakpoint
UPDATE "outbox" SET "dedupe_key" = replace("dedupe_key", 'payment-returned:', 'payment-refunded:') WHERE "dedupe_key" LIKE 'payment-returned:%';--> statement-breakpoint
ALTER TABLE "payment_attempt" RENAME COLUMN "times_asked" TO "provider_calls";--> statement-breakpoint
ALTER TABLE "payment_attempt" RENAME COLUMN "must_return_money" TO "must_refund";--> statement-breakpoint
UPDATE "payment_attempt" SET "snapshot" = ("snapshot" - 'foundBy') || jsonb_build_object('searchAttribution', "snapshot" -> 'foundBy') WHERE "snapshot" ? 'foundBy';--> statement-breakpoint
UPDATE "shop_order" SET "snapshot" = ("snapshot" - 'foundBy') || jsonb_build_object('searchAttribution', "snapshot" -> 'foundBy') WHERE "snapshot" ? 'foundBy';--> statement-breakpoint
UPDATE "record_history" SET "kind" = 'promotion' WHERE "kind" = 'offer';
