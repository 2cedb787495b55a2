ALTER TABLE "job" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "hired_place" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "place_change" jsonb;--> statement-breakpoint
UPDATE "job" SET ("place", "hired_place") = (
  SELECT "kept", "kept" FROM (
    SELECT jsonb_build_object(
      'address', "address", 'city', "city", 'state', "state", 'zipCode', "zip_code", 'latitude', "latitude",
      'longitude', "longitude", 'timeZone', "time_zone", 'bedrooms', "bedrooms", 'bathrooms', "bathrooms", 'notes', "notes"
    ) AS "kept" FROM "property" WHERE "property"."id" = "job"."property_id") "places")
WHERE "status" IN ('ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID');--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_open_follows_property" CHECK ("job"."status" <> 'OPEN' or "job"."place" is null);