import { EMAIL_MAX, ENTRY_COMPANY_NAME_MAX, ENTRY_NAME_MAX } from '@portal/contract/entry';
import { filledLine } from '@portal/contract/values/filled-line';
import { unusableCharacter } from '@portal/platform/text';
import * as v from 'valibot';
import { t } from '#text/t.ts';
import { isJapanesePhone } from './japanese-phone.ts';

/** The application as it is typed, and as it is sent [5.1, 5.2, 5.3, 5.4]. */
export const EntryValues = v.object({
  companyName: filledLine(ENTRY_COMPANY_NAME_MAX, {
    unusable: unusableCharacter,
    empty: t('entry.errorCompanyName'),
    tooLong: t('entry.errorCompanyNameMax'),
  }),
  name: filledLine(ENTRY_NAME_MAX, {
    unusable: unusableCharacter,
    empty: t('entry.errorName'),
    tooLong: t('entry.errorNameMax'),
  }),
  // Addresses are converted to half width; names and companies are left as typed.
  email: v.pipe(
    v.string(),
    v.transform((text) => text.normalize('NFKC').trim()),
    v.email(t('entry.errorEmail')),
    v.maxLength(EMAIL_MAX, t('entry.errorEmail')),
  ),
  phoneNumber: v.pipe(v.string(), v.check(isJapanesePhone, t('entry.errorPhone'))),
});
export type EntryValues = v.InferInput<typeof EntryValues>;

export const NO_ENTRY: EntryValues = { companyName: '', name: '', email: '', phoneNumber: '' };
