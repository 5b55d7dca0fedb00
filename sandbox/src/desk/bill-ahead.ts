import { type BilledContract, billsOf, type PlannedBill } from '#trade/bill-plan.ts';
import { type Account, type BillContext, unbilledOf, writeBills } from './billing.ts';

/**
 * The next bill of a contract, with its future dates, as if its day had come. Bills of a monthly account come together
 * with all of the same closing date, since a consolidated bill does not grow once it is out.
 */
export async function issueNextBills(
  context: BillContext & { today: string },
  accountId: string,
  contractId?: string,
): Promise<string[]> {
  const { db, today } = context;
  const upcoming = (account: Account, contract: BilledContract) => soon(billsOf(account, contract, today), today);
  const { account, unbilled } = await unbilledOf(db, accountId, upcoming);
  const ofContract = unbilled.filter(({ contract }) => contractId === undefined || contract.id === contractId);
  if (account.billingUnit === 'monthly') {
    const [closing] = ofContract.map(({ bill }) => bill.billingDate).sort();
    return writeBills(
      context,
      account,
      unbilled.filter(({ bill }) => bill.billingDate === closing),
    );
  }
  // They are in order, so the first of each contract is its next one.
  const next = new Map(ofContract.map((each) => [each.contract.id, each] as const).reverse());
  return writeBills(context, account, [...next.values()]);
}

/** A contract may run for decades, but nobody asks for more bills ahead than this. */
const MOST_AHEAD = 36;

function* soon(bills: Iterable<PlannedBill>, today: string): Generator<PlannedBill> {
  let ahead = 0;
  for (const bill of bills) {
    if (bill.billingDate > today) ahead += 1;
    if (ahead > MOST_AHEAD) return;
    yield bill;
  }
}
