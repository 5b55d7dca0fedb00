CREATE TABLE "issued_pdfs" (
	"id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "billings_not_downloaded";--> statement-breakpoint
ALTER TABLE "billing_lines" ADD COLUMN "tax_percent" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "issued_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "billings" SET "issued_at" = "billing_date"::timestamp AT TIME ZONE 'Asia/Tokyo';--> statement-breakpoint
ALTER TABLE "billings" ALTER COLUMN "issued_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "corrected_by_id" text;--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "correction_reason" text;--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_id_account_id" UNIQUE("id","account_id");--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_corrected_by" FOREIGN KEY ("corrected_by_id","account_id") REFERENCES "public"."billings"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billings_not_downloaded" ON "billings" USING btree ("account_id","contract_id") WHERE "billings"."downloaded_at" is null and "billings"."corrected_by_id" is null;--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_corrected_by_id_unique" UNIQUE("corrected_by_id");--> statement-breakpoint
ALTER TABLE "billing_lines" ADD CONSTRAINT "billing_lines_tax_percent" CHECK ("billing_lines"."tax_percent" between 0 and 100);