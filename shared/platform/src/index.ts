/** What pages use beside the kit. Larger parts have sub-paths of their own. */

export { prefetchOf } from './api/prefetch.ts';
export { notifyPasswordChanged, saveEmailNotification, userQueries } from './api/user.ts';
export { type WholePage, wholePage } from './api/whole-page.ts';
export { type Busy, busyNow, holdBusy, type Loss } from './busy/busy.ts';
export type { ConfirmRequest, Dialogs, ErrorRequest, MessageRequest } from './dialogs/dialog-queue.ts';
export { type ErrorDialogContent, errorDialogContent, hasOwnText } from './dialogs/error-dialog-content.ts';
export { type NextStep, showToast } from './dialogs/toasts.ts';
export { type DraftKind, defineDraft } from './drafts/define-draft.ts';
export { useDraft, useTabValue } from './drafts/use-draft.ts';
export { reportUnexpected } from './failure/report-unexpected.ts';
export { defineFlag, type Flag, useFlag } from './flags/use-flag.ts';
export { ALL, contactOptions, departmentOptions } from './lists/account-options.ts';
export { keptContact, keptFilter, keptWithContact, readOrKept } from './lists/kept-params.ts';
export {
  changeListParams,
  changesBetween,
  defineListParams,
  differsFrom,
  type ListParamsCodec,
  listParamEntries,
  NOT_NARROWED,
} from './lists/list-params.ts';
export { SAVED_FILTERS_MAX, type SavedFilter, savedFilters } from './lists/saved-filters.ts';
export {
  type Sort,
  sortEntries,
  sortParams,
  sortQuery,
  tableSort,
  trackingSort,
} from './lists/sort-params.ts';
export { totalOf } from './lists/total-of.ts';
export { useKeptListParams, useKeptParams } from './lists/use-kept-list-params.ts';
export { useLastPage } from './lists/use-last-page.ts';
export { type BackLink, useBackToList, useKeptAddress, useListAddress } from './lists/use-list-address.ts';
export { type SetListParams, useListParams } from './lists/use-list-params.ts';
export { useGeoServices } from './page/geo-services.ts';
export { knownFeatures } from './page/known-features.ts';
export { useOnline } from './page/use-online.ts';
export { usePageTitle } from './page/use-page-title.ts';
export {
  type Prefetch,
  type Prefetches,
  REMOTE_CONTRACT,
  type RemoteModule,
  type RemoteModuleOf,
  type RemoteRoute,
} from './remote-module.ts';
export type { SlotFill, SlotName, Slots } from './slots/slots.ts';
export { useSlot } from './slots/use-slot.ts';
export { isReloadAgreed } from './update/reload-page.ts';
