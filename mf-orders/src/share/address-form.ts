import { REMARKS_MAX } from '@portal/shared/contract/order-create';
import { textUpTo } from '@portal/shared/contract/text-rules';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { addressesOf, isAddress, surplusOf } from './mail-list.ts';

/**
 * What is asked in the step of the addresses. An address that is still being typed is not wrong yet: sending the form
 * finishes it first.
 */
export const AddressValues = v.object({
  addresses: v.pipe(
    v.object({ chips: v.pipe(v.array(v.string()), v.readonly()), text: v.string() }),
    v.check((value) => addressesOf(value).length > 0, t('share.errorEmpty')),
    v.check(
      ({ chips }) => chips.every(isAddress),
      ({ input }) => t('share.errorInvalid', { email: wrongOf(input.chips).join('、') }),
    ),
    v.check(
      (value) => surplusOf(addressesOf(value)) === 0,
      ({ input }) => t('share.errorTooMany', { count: surplusOf(addressesOf(input)) }),
    ),
  ),
  remarks: v.pipe(
    v.string(),
    v.check(
      (text) => v.is(textUpTo(REMARKS_MAX), text),
      t('validation.max', { label: t('share.remarks'), max: REMARKS_MAX }),
    ),
  ),
});
export type AddressValues = v.InferOutput<typeof AddressValues>;

const wrongOf = (addresses: readonly string[]): string[] => addresses.filter((address) => !isAddress(address));
