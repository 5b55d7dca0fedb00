ALTER TABLE "options" ADD COLUMN "contract_id" text;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "consultation_kind" text;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_contract" FOREIGN KEY ("contract_id","account_id") REFERENCES "public"."contracts"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "options_contract_id" ON "options" USING btree ("contract_id") WHERE "options"."contract_id" is not null;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_consultation_kind" CHECK ("options"."consultation_kind" in ('extend', 'end'));--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_consultation" CHECK (num_nonnulls("options"."contract_id", "options"."consultation_kind") in (0, 2));