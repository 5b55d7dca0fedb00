/** What a page does with the code of a mail's link, in a sub-path of its own: few pages are opened by one. */
export { keptActionCode } from './action-code-store.ts';
export { isFinalCodeError } from './final-code-errors.ts';
export { maskEmail } from './mask-email.ts';
export { useActionCode } from './use-action-code.ts';
export { type CodeCheck, useCodeCheck } from './use-code-check.ts';
