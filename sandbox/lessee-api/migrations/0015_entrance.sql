ALTER TABLE "contracts" ADD COLUMN "entrance" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_entrance" CHECK (length("contracts"."entrance") > 0);