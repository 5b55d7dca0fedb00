export { useDialogs } from './dialog/dialog-host.tsx';
export type { ConfirmRequest, Dialogs, ErrorRequest, MessageRequest } from './dialog/dialog-queue.ts';
export { type ErrorDialogContent, errorDialogContent, hasOwnText } from './dialog/error-dialog-content.ts';
export { useQuestion } from './dialog/use-question.ts';
export { type DraftKind, defineDraft } from './draft/define-draft.ts';
export { useDraft, useTabValue } from './draft/use-draft.ts';
export { useGeoServices } from './geo-services.ts';
export { AccountFilters } from './list/account-filters.tsx';
export { changeListParams, defineListParams, type ListParamsCodec, listParamEntries } from './list/list-params.ts';
export { keptFilter, useKeptListParams } from './list/use-kept-list-params.ts';
export { useLastPage } from './list/use-last-page.ts';
export { useBackToList, useKeptAddress, useListAddress, type WayBack } from './list/use-list-address.ts';
export { type SetListParams, useListParams } from './list/use-list-params.ts';
export { KeptPosition } from './maintenance/kept-position.tsx';
export { useTellNewsRead } from './news-reading.ts';
export { NotFoundCard } from './page/not-found-card.tsx';
export { ReadView } from './page/read-view.tsx';
export { usePageTitle } from './page/use-page-title.ts';
export { isReloadAgreed } from './release/reload-page.ts';
export {
  type FirstRead,
  type FirstReads,
  REMOTE_CONTRACT,
  type RemoteModule,
  type RemoteModuleOf,
  type RemoteRoute,
} from './remote-module.ts';
export { reportUnexpected } from './report-unexpected.ts';
export { domesticMask, ResendCode, useCodeEntry, useCountdown, useSmsCode } from './sign-in/sms-code.tsx';
export { sayDone } from './toast-host.tsx';
export { useOnline } from './use-online.ts';
export { useWrite } from './use-write.ts';
