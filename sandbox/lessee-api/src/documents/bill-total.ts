export interface BillLine {
  readonly description: string;
  readonly quantity: number;
  /** Yen, tax excluded. */
  readonly unitPrice: number;
}

export interface Totals {
  /** Yen, tax excluded. */
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

export const TAX_PERCENT = 10;

/** Consumption tax, once on a bill's sum, the fraction of a yen dropped: one rounding per bill and rate is allowed. */
export const taxOn = (subtotal: number): number => Math.floor((subtotal * TAX_PERCENT) / 100);

export function totalOf(lines: readonly BillLine[]): Totals {
  const subtotal = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const tax = taxOn(subtotal);
  return { subtotal, tax, total: subtotal + tax };
}

/** What an estimate and a contract promise for a whole month is what its bill comes to. */
export const monthlyTotalOf = ({ monthlyRent, numberOfCars }: { monthlyRent: number; numberOfCars: number }): Totals =>
  totalOf([{ description: '', quantity: numberOfCars, unitPrice: monthlyRent }]);

/**
 * The tax of a consolidated bill is the sum of its bills' taxes; it is not calculated again on the sum.
 *
 * One qualified invoice may round once per rate. Here each bill is the qualified invoice: it has its own number, its
 * lines and its tax, rounded once, and it is there for download. The consolidated bill names each of them with its tax
 * and only adds up, which the basic circular on qualified invoices (インボイス通達 3-1: several documents together)
 * allows. So its total is the sum of `totalRent` that the portal's list shows for the month. A tax on the sum would
 * come to as much as a yen more per bill, and customers would ask which of the two figures they owe.
 */
export function consolidatedTotalOf(bills: readonly { readonly lines: readonly BillLine[] }[]): Totals {
  const totals = bills.map(({ lines }) => totalOf(lines));
  return {
    subtotal: totals.reduce((sum, { subtotal }) => sum + subtotal, 0),
    tax: totals.reduce((sum, { tax }) => sum + tax, 0),
    total: totals.reduce((sum, { total }) => sum + total, 0),
  };
}
