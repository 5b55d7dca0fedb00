import { t } from '#text/t.ts';

/** Says how many of several were rejected, and how many were not. */
export function rejectionText(rejected: number, failed: number): string {
  if (failed === 0) return t('rejectSeveral.done', { count: rejected });
  if (rejected === 0) return t('rejectSeveral.failed', { failed });
  return t('rejectSeveral.someFailed', { count: rejected, failed });
}
