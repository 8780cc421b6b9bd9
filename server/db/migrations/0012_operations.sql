CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"every_ms" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"max_tries" integer DEFAULT 5 NOT NULL,
	"holder" text,
	"lease_until" timestamp with time zone,
	"is_cancel_requested" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"result" text,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_open" ON "job" USING btree ("kind","key") WHERE "state" in ('waiting', 'running', 'paused');--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "state" in ('waiting', 'running');--> statement-breakpoint
ALTER TABLE "change" RENAME TO "change_before_partitions";--> statement-breakpoint
CREATE TABLE "change" (
	"id" bigint DEFAULT nextval('change_id_seq') NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "change_id" ON "change" USING btree ("id");--> statement-breakpoint
ALTER SEQUENCE "change_id_seq" OWNED BY "change"."id";--> statement-breakpoint
ALTER TABLE "event" RENAME TO "event_before_partitions";--> statement-breakpoint
ALTER INDEX "event_product" RENAME TO "event_before_partitions_product";--> statement-breakpoint
ALTER INDEX "event_visitor" RENAME TO "event_before_partitions_visitor";--> statement-breakpoint
ALTER INDEX "event_at" RENAME TO "event_before_partitions_at";--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint DEFAULT nextval('event_id_seq') NOT NULL,
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	"product_id" text,
	"details" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "event_product" ON "event" USING btree ("product_id","name","at");--> statement-breakpoint
CREATE INDEX "event_visitor" ON "event" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
ALTER SEQUENCE "event_id_seq" OWNED BY "event"."id";--> statement-breakpoint
DO $$
DECLARE
	boundary text := date_trunc('month', now() + interval '1 month')::date::text;
BEGIN
	EXECUTE format('ALTER TABLE change ATTACH PARTITION change_before_partitions FOR VALUES FROM (MINVALUE) TO (%L)', boundary);
	EXECUTE format('ALTER TABLE event ATTACH PARTITION event_before_partitions FOR VALUES FROM (MINVALUE) TO (%L)', boundary);
END $$;--> statement-breakpoint
CREATE TABLE "change_default" PARTITION OF "change" DEFAULT;--> statement-breakpoint
CREATE TABLE "event_default" PARTITION OF "event" DEFAULT;
