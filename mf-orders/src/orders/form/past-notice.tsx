import { todayInTokyo } from '@portal/platform/text';
import { Notice } from '@portal/ui';
import { t } from '#text/t.ts';
import { pastPartOf } from './past-part.ts';

interface PastNoticeProps {
  /** A day, or null while it is invalid. */
  startDate: string | null;
  endDate: string | null;
  /** The period that the order has already. */
  registered?: { startDate: string; endDate: string } | undefined;
}

/** A notice about days in the past. They may be intended, so they are allowed. */
export function PastNotice({ startDate, endDate, registered }: PastNoticeProps) {
  const past = pastPartOf({ startDate, endDate }, todayInTokyo(), registered);
  if (past === 'none') return null;
  return <Notice tone="warn">{t(past === 'whole' ? 'validation.periodPast' : 'validation.datePast')}</Notice>;
}
