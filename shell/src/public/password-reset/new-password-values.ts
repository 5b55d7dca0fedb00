import { isTypedTwice, Password } from '@portal/ui/forms';
import * as v from 'valibot';
import { t } from '#text/t.ts';

/** Rules of the form before the provider is asked [5.7, 5.8]. */
export const NewPasswordValues = v.pipe(
  v.object({ next: Password, confirm: v.string() }),
  v.forward(v.partialCheck([['next'], ['confirm']], isTypedTwice, t('password.errorMismatch')), ['confirm']),
);
export type NewPasswordValues = v.InferOutput<typeof NewPasswordValues>;

export const NO_NEW_PASSWORD: NewPasswordValues = { next: '', confirm: '' };
