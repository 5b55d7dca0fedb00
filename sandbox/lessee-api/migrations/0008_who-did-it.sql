CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"account_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text,
	"status" smallint,
	"signed_in_at" timestamp (3) with time zone,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estimate_shares" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"contact_id" text,
	"order_id" text NOT NULL,
	"addresses" smallint NOT NULL,
	"shared_on" date NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "estimate_shares_addresses" CHECK ("estimate_shares"."addresses" > 0)
);
--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "submitted_contracts" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "contact_id" text;--> statement-breakpoint
ALTER TABLE "estimate_shares" ADD CONSTRAINT "estimate_shares_contact" FOREIGN KEY ("contact_id","account_id") REFERENCES "public"."contacts"("id","account_id") ON DELETE set null ("contact_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_shares" ADD CONSTRAINT "estimate_shares_order" FOREIGN KEY ("order_id","account_id") REFERENCES "public"."orders"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_occurred_at" ON "audit_entries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "audit_entries_contact_id" ON "audit_entries" USING btree ("contact_id","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_sign_in" ON "audit_entries" USING btree ("contact_id","signed_in_at") WHERE "audit_entries"."signed_in_at" is not null;--> statement-breakpoint
CREATE INDEX "estimate_shares_account_id" ON "estimate_shares" USING btree ("account_id","shared_on");--> statement-breakpoint
CREATE INDEX "estimate_shares_shared_on" ON "estimate_shares" USING btree ("shared_on");--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_contact" FOREIGN KEY ("contact_id","account_id") REFERENCES "public"."contacts"("id","account_id") ON DELETE set null ("contact_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_contracts" ADD CONSTRAINT "submitted_contracts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;