import * as v from 'valibot';

/** The router's location state of a link from the bills: it survives a reload and never appears in the address. */
export const FROM_BILLS = { from: 'bills' } as const;
const FromBills = v.object({ from: v.literal(FROM_BILLS.from) });

/** Whether a contract was opened from one of its bills. */
export const isFromBills = (state: unknown): boolean => v.is(FromBills, state);
