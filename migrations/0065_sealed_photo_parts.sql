-- what lies there is unsealed; a phone begins it anew
DELETE FROM "unfinished_photo";--> statement-breakpoint
ALTER TABLE "photo_part" RENAME COLUMN "bytes" TO "bytes_sealed";