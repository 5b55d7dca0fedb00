ALTER TABLE "options" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "expected_reply_on" date;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "provider_events_option_id" ON "provider_events" USING btree ("option_id") WHERE "provider_events"."option_id" is not null;