CREATE TABLE "notification_reads" (
	"contact_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_contact_id_subject_id_pk" PRIMARY KEY("contact_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "notifications_read_until" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billings_issue" ON "billings" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "estimates_arrival" ON "estimates" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_papers_arrival" ON "contract_papers" USING btree ("account_id","created_at");