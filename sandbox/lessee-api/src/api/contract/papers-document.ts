import { tokyoDate } from '@portal/platform/text';
import type { accounts, contacts } from '#database/schema/account.ts';
import type { estimates } from '#database/schema/estimate.ts';
import type { orders } from '#database/schema/order.ts';
import type { contractPapers } from '#database/schema/papers.ts';
import type { DocumentInput, Render } from '#documents/renderers.ts';
import type { StorageAdmin } from '#platform/platform.ts';

/** Papers with everything that is printed in them. */
interface PapersRow {
  readonly papers: typeof contractPapers.$inferSelect;
  readonly estimate: typeof estimates.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly contact: typeof contacts.$inferSelect;
  readonly account: typeof accounts.$inferSelect;
}

/** The documents being made now, by path: a second request for one waits for the first. */
const underWay = new WeakMap<StorageAdmin, Map<string, Promise<string>>>();

/** An address to read the papers' PDF by now; the PDF is made now if it does not exist. */
export async function documentUrl(storage: StorageAdmin, render: Render, row: PapersRow): Promise<string> {
  const path = `contracts/${row.papers.id}/${row.papers.documentId}.pdf`;
  const known = await storage.readUrlOf(path);
  if (known !== null) return known;

  const making = underWay.get(storage) ?? new Map<string, Promise<string>>();
  underWay.set(storage, making);
  const made =
    making.get(path) ?? make(storage, path, render('contract', contractOf(row))).finally(() => making.delete(path));
  making.set(path, made);
  return made;
}

const make = async (storage: StorageAdmin, path: string, pdf: Promise<Uint8Array>): Promise<string> =>
  storage.put(path, await pdf, 'application/pdf');

const contractOf = ({ papers, estimate, order, contact, account }: PapersRow): DocumentInput<'contract'> => ({
  number: papers.number,
  issuedOn: tokyoDate(papers.createdAt),
  lessee: { companyName: account.companyName, department: contact.department },
  siteName: order.name,
  siteAddress: order.address,
  parkingName: estimate.parkingName,
  parkingAddress: estimate.address,
  startDate: order.startDate,
  endDate: order.endDate,
  numberOfCars: order.numberOfCars,
  automobileType: order.automobileType,
  monthlyRent: estimate.monthlyRent,
  payment:
    account.billingUnit === 'monthly'
      ? { billingUnit: 'monthly', closingDay: account.billingClosingDay }
      : { billingUnit: 'everyContract' },
});
