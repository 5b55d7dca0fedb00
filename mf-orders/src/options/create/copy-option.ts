import { type EditableOption, type OptionValues, valuesOf } from '#options/form/option-values.ts';
import type { PlainMessageKey } from '#text/t.ts';

interface Copied {
  values: OptionValues;
  /** What is left to the customer. */
  note: PlainMessageKey;
}

/**
 * The first values of an application like an earlier one: all but the period, and but the name while the earlier one has
 * it, as no two have one name.
 */
export function copyOption(earlier: EditableOption): Copied {
  const values = { ...valuesOf(earlier), usingStartTime: '', usingEndTime: '' };
  return earlier.status === 'cancelled'
    ? { values, note: 'option.copied' }
    : { values: { ...values, name: '' }, note: 'option.copiedWithoutName' };
}
