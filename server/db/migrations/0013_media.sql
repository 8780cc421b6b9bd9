ALTER TABLE "own_picture" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photo" ALTER COLUMN "body" DROP NOT NULL;