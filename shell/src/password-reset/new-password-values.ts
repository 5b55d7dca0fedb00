import * as v from 'valibot';
import { t } from '#text/t.ts';

/** The provider's own minimum [5.9, 9.9]; it counts like JavaScript. */
const PASSWORD_MIN = 6;

/** Rules of the form before the provider is asked [5.7, 5.8]. */
export const NewPasswordValues = v.pipe(
  v.object({
    next: v.pipe(v.string(), v.minLength(PASSWORD_MIN, t('password.errorMin'))),
    confirm: v.string(),
  }),
  v.forward(
    v.partialCheck([['next'], ['confirm']], ({ next, confirm }) => next === confirm, t('password.errorMismatch')),
    ['confirm'],
  ),
);
export type NewPasswordValues = v.InferOutput<typeof NewPasswordValues>;

export const NO_NEW_PASSWORD: NewPasswordValues = { next: '', confirm: '' };
