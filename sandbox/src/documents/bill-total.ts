export interface BillLine {
  readonly description: string;
  readonly quantity: number;
  /** Yen, tax excluded. */
  readonly unitPrice: number;
}

export const TAX_PERCENT = 10;

/** Consumption tax once on the sum, the fraction of a yen dropped: one rounding per bill and rate is all that is allowed. */
export function totalOf(lines: readonly BillLine[]): { subtotal: number; tax: number; total: number } {
  const subtotal = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const tax = Math.floor((subtotal * TAX_PERCENT) / 100);
  return { subtotal, tax, total: subtotal + tax };
}
