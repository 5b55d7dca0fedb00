/** For pages that a mail's link opens with a code. These are few, so this is a sub-path. */
export { keptActionCode } from './action-code-store.ts';
export { isFinalCodeError } from './final-code-errors.ts';
export { maskEmail } from './mask-email.ts';
export { useActionCode } from './use-action-code.ts';
export { type CodeCheck, useCodeCheck } from './use-code-check.ts';
