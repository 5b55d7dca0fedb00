ALTER TABLE "monthly_billings" DROP CONSTRAINT "monthly_billings_account_month";--> statement-breakpoint
ALTER TABLE "monthly_billings" ADD COLUMN "issue" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_billings" ADD COLUMN "correction_reason" text;--> statement-breakpoint
ALTER TABLE "monthly_billings" ADD CONSTRAINT "monthly_billings_account_month" UNIQUE("account_id","year","month","issue");--> statement-breakpoint
ALTER TABLE "monthly_billings" ADD CONSTRAINT "monthly_billings_issue" CHECK (("monthly_billings"."issue" = 1) = ("monthly_billings"."correction_reason" is null) and "monthly_billings"."issue" > 0);