DROP INDEX "orders_contact_id";--> statement-breakpoint
CREATE INDEX "estimates_open" ON "estimates" USING btree ("account_id","status","order_id") WHERE "estimates"."status" in ('unanswered', 'accepted');--> statement-breakpoint
CREATE INDEX "orders_account_id_contact_id" ON "orders" USING btree ("account_id","contact_id","end_date","is_search_stopped");