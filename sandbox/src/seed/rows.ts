import type { Db } from '#database/database.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { options } from '#database/schema/option.ts';
import { orders } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import { contractPapers, submittedContracts } from '#database/schema/papers.ts';
import { bulkInsert } from './bulk-insert.ts';

/** What a company's past leaves in the database. */
export interface Rows {
  readonly orders: (typeof orders.$inferInsert)[];
  readonly estimates: (typeof estimates.$inferInsert)[];
  readonly papers: (typeof contractPapers.$inferInsert)[];
  readonly submittedContracts: (typeof submittedContracts.$inferInsert)[];
  readonly contracts: (typeof contracts.$inferInsert)[];
  readonly monthlyBillings: (typeof monthlyBillings.$inferInsert)[];
  readonly billings: (typeof billings.$inferInsert)[];
  readonly billingLines: (typeof billingLines.$inferInsert)[];
  readonly options: (typeof options.$inferInsert)[];
  readonly orderFiles: (typeof orderFiles.$inferInsert)[];
  /** How many contracts and bills have been numbered; counts on over the batches of one seed. */
  readonly numbered: { contracts: number; billings: number };
}

export const noRows = (numbered: Rows['numbered'] = { contracts: 0, billings: 0 }): Rows => ({
  numbered,
  orders: [],
  estimates: [],
  papers: [],
  submittedContracts: [],
  contracts: [],
  monthlyBillings: [],
  billings: [],
  billingLines: [],
  options: [],
  orderFiles: [],
});

export async function insertRows(db: Db, rows: Rows): Promise<void> {
  await bulkInsert(db, orders, rows.orders);
  await bulkInsert(db, estimates, rows.estimates);
  await bulkInsert(db, contractPapers, rows.papers);
  await bulkInsert(db, submittedContracts, rows.submittedContracts);
  await bulkInsert(db, contracts, rows.contracts);
  await bulkInsert(db, monthlyBillings, rows.monthlyBillings);
  await bulkInsert(db, billings, rows.billings);
  await bulkInsert(db, billingLines, rows.billingLines);
  await bulkInsert(db, options, rows.options);
  await bulkInsert(db, orderFiles, rows.orderFiles);
}
