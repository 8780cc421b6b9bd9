CREATE TABLE "order_return" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_return_amount" CHECK ("order_return"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refund_reference_idempotency_key_pk" PRIMARY KEY("reference","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "dispatched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_reference_sandbox_payment_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_payment"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_one_open" ON "order_return" USING btree ("order_id") WHERE "order_return"."state" <> 'refunded';--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "sandbox_payment" DROP COLUMN "is_returned";