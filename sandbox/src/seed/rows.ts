import { bulkInsert } from '@portal/lessee-api/database/bulk-insert';
import type { Db } from '@portal/lessee-api/database/database';
import { billingLines, billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { options } from '@portal/lessee-api/database/schema/option';
import { orders } from '@portal/lessee-api/database/schema/order';
import { orderFiles } from '@portal/lessee-api/database/schema/order-file';
import { contractPapers, submittedContracts } from '@portal/lessee-api/database/schema/papers';

/** The rows of a company's history in the database. */
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
  /** The numbers of contracts and bills so far; they count on across the batches of one seed. */
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
