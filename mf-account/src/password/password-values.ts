import { isTypedTwice, Password } from '@portal/ui/forms';
import * as v from 'valibot';
import { t } from '#text/t.ts';

/** Checked by the form before the provider: lengths [5.7], the confirmation [5.8], and a real change. */
export const PasswordValues = v.pipe(
  v.object({ current: Password, next: Password, confirm: v.string() }),
  v.forward(
    v.partialCheck([['current'], ['next']], ({ current, next }) => next !== current, t('password.errorSame')),
    ['next'],
  ),
  v.forward(v.partialCheck([['next'], ['confirm']], isTypedTwice, t('password.errorMismatch')), ['confirm']),
);
export type PasswordValues = v.InferOutput<typeof PasswordValues>;

export const NO_PASSWORDS: PasswordValues = { current: '', next: '', confirm: '' };
