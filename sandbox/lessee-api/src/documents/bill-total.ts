export interface BillLine {
  readonly description: string;
  readonly quantity: number;
  /** Yen, tax excluded. */
  readonly unitPrice: number;
  /** The usual rate where it is not said. */
  readonly taxPercent?: number;
}

export interface TaxOfRate {
  readonly percent: number;
  /** Yen, tax excluded. */
  readonly subtotal: number;
  readonly tax: number;
}

export interface Totals extends Omit<TaxOfRate, 'percent'> {
  readonly total: number;
  /** The same for each rate, the highest first. */
  readonly taxes: readonly TaxOfRate[];
}

export const TAX_PERCENT = 10;
/** 軽減税率 */
export const REDUCED_TAX_PERCENT = 8;

/** Consumption tax, once for each rate, the fraction of a yen dropped: one rounding per bill and rate is allowed. */
export const taxOn = (percent: number, subtotal: number): TaxOfRate => ({
  percent,
  subtotal,
  tax: Math.floor((subtotal * percent) / 100),
});

export function totalOf(lines: readonly BillLine[]): Totals {
  const subtotals = new Map<number, number>();
  for (const { quantity, unitPrice, taxPercent = TAX_PERCENT } of lines)
    subtotals.set(taxPercent, (subtotals.get(taxPercent) ?? 0) + quantity * unitPrice);
  return sumOf([...subtotals].map(([percent, subtotal]) => taxOn(percent, subtotal)));
}

/** Rates that occur more than once are added up. */
function sumOf(all: readonly TaxOfRate[]): Totals {
  const add = (taxes: readonly TaxOfRate[]) => ({
    subtotal: taxes.reduce((sum, { subtotal }) => sum + subtotal, 0),
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
  });
  const rates = [...new Set(all.map(({ percent }) => percent))].sort((one, other) => other - one);
  const taxes = rates.map((percent) => ({ percent, ...add(all.filter((each) => each.percent === percent)) }));
  const { subtotal, tax } = add(all);
  return { subtotal, tax, total: subtotal + tax, taxes };
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
export const consolidatedTotalOf = (bills: readonly { readonly lines: readonly BillLine[] }[]): Totals =>
  sumOf(bills.flatMap(({ lines }) => totalOf(lines).taxes));
