DROP INDEX "options_live_name";--> statement-breakpoint
CREATE UNIQUE INDEX "options_live_name" ON "options" USING btree ("account_id",md5("name")) WHERE "options"."cancelled_at" is null;