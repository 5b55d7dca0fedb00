import { t } from '@portal/platform/text';
import * as v from 'valibot';

/** The provider's own minimum [5.9, 9.9]; it counts like JavaScript. */
const PASSWORD_MIN = 6;

/** A password as a form takes it before the provider is asked [5.7]. */
export const Password = v.pipe(v.string(), v.minLength(PASSWORD_MIN, t('password.errorMin')));

/** A new password is typed twice [5.8]. */
export const isTypedTwice = ({ next, confirm }: { next: string; confirm: string }): boolean => next === confirm;
