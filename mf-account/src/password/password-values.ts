import * as v from 'valibot';
import { t } from '#text/t.ts';

/** The provider's own minimum [5.9, 9.9]; it counts like JavaScript. */
const PASSWORD_MIN = 6;

const Password = v.pipe(v.string(), v.minLength(PASSWORD_MIN, t('password.errorMin')));

/** Checked by the form before the provider: lengths [5.7], the confirmation [5.8], and a real change. */
export const PasswordValues = v.pipe(
  v.object({ current: Password, next: Password, confirm: v.string() }),
  v.forward(
    v.partialCheck([['current'], ['next']], ({ current, next }) => next !== current, t('password.errorSame')),
    ['next'],
  ),
  v.forward(
    v.partialCheck([['next'], ['confirm']], ({ next, confirm }) => next === confirm, t('password.errorMismatch')),
    ['confirm'],
  ),
);
export type PasswordValues = v.InferOutput<typeof PasswordValues>;

export const NO_PASSWORDS: PasswordValues = { current: '', next: '', confirm: '' };
