DROP INDEX "contracts_account_id";--> statement-breakpoint
DROP INDEX "orders_account_id_contact_id";--> statement-breakpoint
CREATE INDEX "contracts_account_id" ON "contracts" USING btree ("account_id","start_at","id","end_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_account_id_contact_id" ON "orders" USING btree ("account_id","contact_id","end_date","is_search_stopped","id");