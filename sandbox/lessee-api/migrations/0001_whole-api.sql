CREATE TABLE "entries" (
	"id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entries_id" CHECK ("entries"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "entries_company_name" CHECK (length("entries"."company_name") > 0),
	CONSTRAINT "entries_name" CHECK (length("entries"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE "monthly_billings" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"closing_date" date NOT NULL,
	"payment_due_date" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "monthly_billings_number_unique" UNIQUE("number"),
	CONSTRAINT "monthly_billings_account_month" UNIQUE("account_id","year","month"),
	CONSTRAINT "monthly_billings_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "monthly_billings_id" CHECK ("monthly_billings"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "monthly_billings_name" CHECK (length("monthly_billings"."name") > 0),
	CONSTRAINT "monthly_billings_month" CHECK ("monthly_billings"."month" between 1 and 12),
	CONSTRAINT "monthly_billings_payment_due_date" CHECK ("monthly_billings"."closing_date" <= "monthly_billings"."payment_due_date")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"order_id" text,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"request_service" text[] NOT NULL,
	"other_request_content" text,
	"province" text,
	"district" text,
	"street" text,
	"using_start_time" date,
	"using_end_time" date,
	"others" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "options_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "options_id" CHECK ("options"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "options_name" CHECK (length("options"."name") > 0),
	CONSTRAINT "options_request_service" CHECK (cardinality("options"."request_service") > 0),
	CONSTRAINT "options_address" CHECK (num_nonnulls("options"."province", "options"."district", "options"."street") in (0, 3)),
	CONSTRAINT "options_period_whole" CHECK (num_nonnulls("options"."using_start_time", "options"."using_end_time") in (0, 2)),
	CONSTRAINT "options_period" CHECK ("options"."using_start_time" <= "options"."using_end_time")
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"filename" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_files_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "order_files_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "order_files_id" CHECK ("order_files"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "order_files_filename" CHECK (length("order_files"."filename") > 0),
	CONSTRAINT "order_files_file_key" CHECK (length("order_files"."file_key") > 0)
);
--> statement-breakpoint
CREATE TABLE "contract_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"estimate_id" text NOT NULL,
	"number" text NOT NULL,
	"document_id" text NOT NULL,
	"document_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"contracted_at" timestamp (3) with time zone,
	CONSTRAINT "contract_papers_estimate_id_unique" UNIQUE("estimate_id"),
	CONSTRAINT "contract_papers_number_unique" UNIQUE("number"),
	CONSTRAINT "contract_papers_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "contract_papers_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "contract_papers_id" CHECK ("contract_papers"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "contract_papers_document_id" CHECK ("contract_papers"."document_id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "contract_papers_number" CHECK (length("contract_papers"."number") > 0),
	CONSTRAINT "contract_papers_document_name" CHECK (length("contract_papers"."document_name") > 0),
	CONSTRAINT "contract_papers_contracted_at" CHECK ("contract_papers"."contracted_at" is null or coalesce("contract_papers"."submitted_at" <= "contract_papers"."contracted_at", false))
);
--> statement-breakpoint
CREATE TABLE "submitted_contracts" (
	"papers_id" text PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"content" "bytea" NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submitted_contracts_filename" CHECK (length("submitted_contracts"."filename") > 0),
	CONSTRAINT "submitted_contracts_content" CHECK (octet_length("submitted_contracts"."content") between 1 and 5000000)
);
--> statement-breakpoint
ALTER TABLE "provider_events" DROP CONSTRAINT "provider_events_kind";--> statement-breakpoint
ALTER TABLE "provider_events" DROP CONSTRAINT "provider_events_estimate";--> statement-breakpoint
ALTER TABLE "provider_events" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "monthly_billing_id" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "contracts" SET "search_text" = lower(normalize("contracts"."parking_name" || E'\n' || "contracts"."parking_address" || E'\n' || "orders"."name", NFKC)) FROM "orders" WHERE "orders"."id" = "contracts"."order_id";--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
INSERT INTO "contract_papers" ("id", "account_id", "order_id", "estimate_id", "number", "document_id", "document_name", "created_at", "submitted_at", "contracted_at") SELECT "id", "account_id", "order_id", "estimate_id", 'K-' || "id", "id", '契約書_' || "parking_name", "created_at", "created_at", "created_at" FROM "contracts";--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "papers_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "billing_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "option_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "order_file_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "news_id" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "monthly_billings" ADD CONSTRAINT "monthly_billings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_contact" FOREIGN KEY ("contact_id","account_id") REFERENCES "public"."contacts"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_order" FOREIGN KEY ("order_id","account_id") REFERENCES "public"."orders"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_contact" FOREIGN KEY ("contact_id","account_id") REFERENCES "public"."contacts"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_papers" ADD CONSTRAINT "contract_papers_order" FOREIGN KEY ("order_id","account_id") REFERENCES "public"."orders"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_papers" ADD CONSTRAINT "contract_papers_estimate" FOREIGN KEY ("estimate_id","order_id") REFERENCES "public"."estimates"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_contracts" ADD CONSTRAINT "submitted_contracts_papers_id_contract_papers_id_fk" FOREIGN KEY ("papers_id") REFERENCES "public"."contract_papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_email" ON "entries" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "options_live_name" ON "options" USING btree ("account_id","name") WHERE "options"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "options_account_id" ON "options" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "options_order_id" ON "options" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "options_search_text" ON "options" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_files_account_id" ON "order_files" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_papers_order_id" ON "contract_papers" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_monthly_billing" FOREIGN KEY ("monthly_billing_id","account_id") REFERENCES "public"."monthly_billings"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_papers" FOREIGN KEY ("id","account_id") REFERENCES "public"."contract_papers"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_papers_id_contract_papers_id_fk" FOREIGN KEY ("papers_id") REFERENCES "public"."contract_papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_billing_id_billings_id_fk" FOREIGN KEY ("billing_id") REFERENCES "public"."billings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_order_file_id_order_files_id_fk" FOREIGN KEY ("order_file_id") REFERENCES "public"."order_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billings_monthly_billing_id" ON "billings" USING btree ("monthly_billing_id");--> statement-breakpoint
CREATE INDEX "contracts_search_text" ON "contracts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_order" CHECK (("provider_events"."kind" in ('orderCreated', 'orderChanged', 'searchStopToggled', 'estimatesArrived', 'estimateAccepted', 'estimateRejected', 'estimateWithdrawn', 'papersReady', 'papersSubmitted', 'contracted', 'billIssued')) = ("provider_events"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_papers" CHECK (("provider_events"."kind" in ('papersReady', 'papersSubmitted', 'contracted')) = ("provider_events"."papers_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_billing" CHECK (("provider_events"."kind" in ('billIssued')) = ("provider_events"."billing_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_option" CHECK (("provider_events"."kind" in ('optionCreated', 'optionChanged', 'optionCancelled')) = ("provider_events"."option_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_order_file" CHECK (("provider_events"."kind" in ('orderFileReceived')) = ("provider_events"."order_file_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_entry" CHECK (("provider_events"."kind" in ('entryReceived')) = ("provider_events"."entry_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_news" CHECK (("provider_events"."kind" in ('newsPublished')) = ("provider_events"."news_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_kind" CHECK ("provider_events"."kind" in ('entryReceived', 'orderCreated', 'orderChanged', 'searchStopToggled', 'orderFileReceived', 'estimatesArrived', 'estimateAccepted', 'estimateRejected', 'estimateWithdrawn', 'papersReady', 'papersSubmitted', 'contracted', 'billIssued', 'optionCreated', 'optionChanged', 'optionCancelled', 'newsPublished'));--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_estimate" CHECK (("provider_events"."kind" in ('estimateAccepted', 'estimateRejected', 'estimateWithdrawn')) = ("provider_events"."estimate_id" is not null));