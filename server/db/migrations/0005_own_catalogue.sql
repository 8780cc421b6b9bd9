CREATE TABLE "catalogue_import" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"via" text NOT NULL,
	"who" text NOT NULL,
	"file_name" text NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"report" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_upload" (
	"import_id" bigint NOT NULL,
	"piece" integer NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "catalogue_upload_import_id_piece_pk" PRIMARY KEY("import_id","piece")
);
--> statement-breakpoint
CREATE TABLE "own_picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"ratio" real NOT NULL,
	"tone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_picture_name" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_upload" ADD CONSTRAINT "catalogue_upload_import_id_catalogue_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_picture_name" ADD CONSTRAINT "own_picture_name_hash_own_picture_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."own_picture"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_at" ON "catalogue_import" USING btree ("at");