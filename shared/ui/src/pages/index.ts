/** What the pages of every area have in common: states of a read, writes, dialogs, filters by person. */

export { AccountFilters, useAccountConditions } from './account-filters.tsx';
export { useDialogs } from './dialogs/dialog-host.tsx';
export { useQuestion } from './dialogs/use-question.ts';
export { ExportActions } from './export-actions.tsx';
export { SlotBoundary } from './failure/slot-boundary.tsx';
export { NewMark, NewTabMark, useMarkReadOnScreen } from './new-marks.tsx';
export { useBroadcastNewsRead } from './news-read-channel.ts';
export { KeptPosition } from './read/kept-position.tsx';
export { NotFoundCard } from './read/not-found-card.tsx';
export { ReadView } from './read/read-view.tsx';
export { RequestOptionLink, RequestSearchLink } from './request-links.tsx';
export { domesticMask, ResendCode, useCodeEntry, useCountdown, useSmsCode } from './sign-in/sms-code.tsx';
export { useWrite } from './use-write.ts';
