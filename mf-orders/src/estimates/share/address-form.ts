import { SHARE_EMAILS_MAX } from '@portal/contract/order-change';
import { REMARKS_MAX } from '@portal/contract/order-create';
import { linkIn } from '@portal/contract/values/link';
import { textUpTo } from '@portal/contract/values/text-rules';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { addressesOf, countSurplus, isAddress } from './mail-list.ts';

/**
 * The values of the step with the addresses. An address that is still being typed is not wrong yet: submitting the form
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
      (value) => countSurplus(addressesOf(value)) === 0,
      ({ input }) => t('share.errorTooMany', { max: SHARE_EMAILS_MAX, count: countSurplus(addressesOf(input)) }),
    ),
  ),
  remarks: v.pipe(
    v.string(),
    v.check(
      (text) => v.is(textUpTo(REMARKS_MAX), text),
      t('validation.max', { label: t('share.remarks'), max: REMARKS_MAX }),
    ),
    v.check(
      (text) => linkIn(text) === null,
      ({ input }) => t('share.errorLink', { link: shortened(linkIn(input) ?? '') }),
    ),
  ),
});
export type AddressValues = v.InferOutput<typeof AddressValues>;

const wrongOf = (addresses: readonly string[]): string[] => addresses.filter((address) => !isAddress(address));

/** Long enough to find it in the message. */
const shortened = (link: string): string => (link.length > 40 ? `${link.slice(0, 39)}…` : link);
