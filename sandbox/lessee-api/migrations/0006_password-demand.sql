ALTER TABLE "contacts" ADD COLUMN "password_change_required_at" timestamp (3) with time zone;--> statement-breakpoint
-- Nobody knows any more when it was demanded: a password that is set from now on counts.
UPDATE "contacts" SET "password_change_required_at" = now() WHERE "is_required_change_password";--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "is_required_change_password";