CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"billing_unit" text DEFAULT 'everyContract' NOT NULL,
	"billing_closing_day" smallint DEFAULT 31 NOT NULL,
	CONSTRAINT "accounts_id" CHECK ("accounts"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "accounts_company_name" CHECK (length("accounts"."company_name") > 0),
	CONSTRAINT "accounts_billing_unit" CHECK ("accounts"."billing_unit" in ('everyContract', 'monthly')),
	CONSTRAINT "accounts_billing_closing_day" CHECK ("accounts"."billing_closing_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"auth_uid" text,
	"email" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text,
	"first_name_kana" text,
	"department" text,
	"tel" text,
	"fax" text,
	"is_required_change_password" boolean DEFAULT false NOT NULL,
	"is_required_mfa" boolean DEFAULT false NOT NULL,
	"email_notification" text DEFAULT 'ALL' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_auth_uid_unique" UNIQUE("auth_uid"),
	CONSTRAINT "contacts_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "contacts_id" CHECK ("contacts"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "contacts_auth_uid" CHECK (length("contacts"."auth_uid") > 0),
	CONSTRAINT "contacts_department" CHECK (length("contacts"."department") > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_lines" (
	"billing_id" text NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	CONSTRAINT "billing_lines_billing_id_position_pk" PRIMARY KEY("billing_id","position"),
	CONSTRAINT "billing_lines_description" CHECK (length("billing_lines"."description") > 0),
	CONSTRAINT "billing_lines_quantity" CHECK ("billing_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "billings" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"parking_address" text NOT NULL,
	"search_text" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"total_rent" integer NOT NULL,
	"billing_date" date NOT NULL,
	"payment_due_date" date NOT NULL,
	"downloaded_at" timestamp (3) with time zone,
	CONSTRAINT "billings_number_unique" UNIQUE("number"),
	CONSTRAINT "billings_id" CHECK ("billings"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "billings_name" CHECK (length("billings"."name") > 0),
	CONSTRAINT "billings_period" CHECK ("billings"."start_date" <= "billings"."end_date"),
	CONSTRAINT "billings_payment_due_date" CHECK ("billings"."billing_date" <= "billings"."payment_due_date"),
	CONSTRAINT "billings_total_rent" CHECK ("billings"."total_rent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"estimate_id" text NOT NULL,
	"parking_name" text NOT NULL,
	"parking_address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"monthly_rent" integer NOT NULL,
	"number_of_cars" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contracts_estimate_id_unique" UNIQUE("estimate_id"),
	CONSTRAINT "contracts_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "contracts_id" CHECK ("contracts"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "contracts_parking_name" CHECK (length("contracts"."parking_name") > 0),
	CONSTRAINT "contracts_parking_address" CHECK (length("contracts"."parking_address") > 0),
	CONSTRAINT "contracts_location" CHECK ("contracts"."latitude" between -90 and 90 and "contracts"."longitude" between -180 and 180),
	CONSTRAINT "contracts_period" CHECK ("contracts"."start_at" < "contracts"."end_at"),
	CONSTRAINT "contracts_monthly_rent" CHECK ("contracts"."monthly_rent" >= 0),
	CONSTRAINT "contracts_number_of_cars" CHECK ("contracts"."number_of_cars" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "estimates" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text DEFAULT 'unanswered' NOT NULL,
	"parking_name" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"minutes_on_foot" integer NOT NULL,
	"monthly_rent" integer NOT NULL,
	"vacancy" integer NOT NULL,
	"user_request" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "estimates_id_order_id" UNIQUE("id","order_id"),
	CONSTRAINT "estimates_id" CHECK ("estimates"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "estimates_status" CHECK ("estimates"."status" in ('unanswered', 'rejected', 'accepted', 'contracted', 'aborted')),
	CONSTRAINT "estimates_parking_name" CHECK (length("estimates"."parking_name") > 0),
	CONSTRAINT "estimates_address" CHECK (length("estimates"."address") > 0),
	CONSTRAINT "estimates_location" CHECK ("estimates"."latitude" between -90 and 90 and "estimates"."longitude" between -180 and 180),
	CONSTRAINT "estimates_minutes_on_foot" CHECK ("estimates"."minutes_on_foot" >= 0),
	CONSTRAINT "estimates_monthly_rent" CHECK ("estimates"."monthly_rent" >= 0),
	CONSTRAINT "estimates_vacancy" CHECK ("estimates"."vacancy" >= 0),
	CONSTRAINT "estimates_answered_at" CHECK ("estimates"."status" = 'aborted' or ("estimates"."status" = 'unanswered') = ("estimates"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"is_home_display" boolean DEFAULT false NOT NULL,
	CONSTRAINT "news_id" CHECK ("news"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "news_category" CHECK (length("news"."category") > 0),
	CONSTRAINT "news_title" CHECK (length("news"."title") > 0),
	CONSTRAINT "news_period" CHECK ("news"."start_at" <= "news"."end_at")
);
--> statement-breakpoint
CREATE TABLE "news_marks" (
	"contact_id" text NOT NULL,
	"news_id" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"do_not_display_again" boolean DEFAULT false NOT NULL,
	CONSTRAINT "news_marks_contact_id_news_id_pk" PRIMARY KEY("contact_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "order_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "order_attachments_url" UNIQUE("order_id","url"),
	CONSTRAINT "order_attachments_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_attachments_id" CHECK ("order_attachments"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "order_attachments_name" CHECK (length("order_attachments"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"search_text" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"number_of_cars" integer NOT NULL,
	"automobile_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"kizuku_spot_id" text,
	"is_search_stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_id_account_id" UNIQUE("id","account_id"),
	CONSTRAINT "orders_id" CHECK ("orders"."id" ~ '^[0-9A-Za-z]{18}$'),
	CONSTRAINT "orders_name" CHECK (length("orders"."name") > 0),
	CONSTRAINT "orders_address" CHECK (length("orders"."address") > 0),
	CONSTRAINT "orders_automobile_type" CHECK (length("orders"."automobile_type") > 0),
	CONSTRAINT "orders_location" CHECK ("orders"."latitude" between -90 and 90 and "orders"."longitude" between -180 and 180),
	CONSTRAINT "orders_number_of_cars" CHECK ("orders"."number_of_cars" between 1 and 9999),
	CONSTRAINT "orders_period" CHECK ("orders"."start_date" <= "orders"."end_date")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"estimate_id" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_events_kind" CHECK ("provider_events"."kind" in ('orderCreated', 'estimatesArrived', 'estimateAccepted')),
	CONSTRAINT "provider_events_estimate" CHECK (("provider_events"."kind" = 'estimateAccepted') = ("provider_events"."estimate_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"location" text,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_requests" (
	"account_id" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_requests_account_id_route_key_pk" PRIMARY KEY("account_id","route","key"),
	CONSTRAINT "idempotent_requests_body_hash" CHECK ("idempotent_requests"."body_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_lines" ADD CONSTRAINT "billing_lines_billing_id_billings_id_fk" FOREIGN KEY ("billing_id") REFERENCES "public"."billings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_contract" FOREIGN KEY ("contract_id","account_id") REFERENCES "public"."contracts"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_order" FOREIGN KEY ("order_id","account_id") REFERENCES "public"."orders"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_estimate" FOREIGN KEY ("estimate_id","order_id") REFERENCES "public"."estimates"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_order" FOREIGN KEY ("order_id","account_id") REFERENCES "public"."orders"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_marks" ADD CONSTRAINT "news_marks_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_marks" ADD CONSTRAINT "news_marks_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attachments" ADD CONSTRAINT "order_attachments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_contact" FOREIGN KEY ("contact_id","account_id") REFERENCES "public"."contacts"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_account_id" ON "contacts" USING btree ("account_id","department");--> statement-breakpoint
CREATE INDEX "billings_account_id" ON "billings" USING btree ("account_id","billing_date","id");--> statement-breakpoint
CREATE INDEX "billings_contract_id" ON "billings" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "billings_not_downloaded" ON "billings" USING btree ("account_id","contract_id") WHERE "billings"."downloaded_at" is null;--> statement-breakpoint
CREATE INDEX "billings_search_text" ON "billings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contracts_account_id" ON "contracts" USING btree ("account_id","start_at");--> statement-breakpoint
CREATE INDEX "contracts_order_id" ON "contracts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "estimates_order_id" ON "estimates" USING btree ("order_id","status");--> statement-breakpoint
CREATE INDEX "news_created_at" ON "news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_marks_news_id" ON "news_marks" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "orders_account_id_created_at" ON "orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_contact_id" ON "orders" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "orders_search_text" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "provider_events_pending" ON "provider_events" USING btree ("id") WHERE "provider_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "error_reports_received_at" ON "error_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "idempotent_requests_created_at" ON "idempotent_requests" USING btree ("created_at");