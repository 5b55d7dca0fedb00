export { keptActionCode } from './action-code/action-code-store.ts';
export { actionTarget } from './action-code/action-link.ts';
export { isDeadCode } from './action-code/dead-code.ts';
export { useActionCode } from './action-code/use-action-code.ts';
export { type CodeCheck, useCodeCheck } from './action-code/use-code-check.ts';
export { DialogHost, useDialogs } from './dialog-host.tsx';
export type { ConfirmRequest, Dialogs, ErrorRequest, MessageRequest } from './dialog-queue.ts';
export { type DraftKind, defineDraft } from './draft/define-draft.ts';
export { useDraft, useTabValue } from './draft/use-draft.ts';
export { type ErrorDialogContent, errorDialogContent, hasOwnText } from './error-dialog-content.ts';
export { AreaBoundary } from './failure/area-boundary.tsx';
export { AreaFailure } from './failure/area-failure.tsx';
export { type AreaLink, type ShownArea, ShownAreaProvider } from './failure/shown-area.ts';
export { useCrashReport } from './failure/use-crash-report.ts';
export { fetchWhatFailed } from './fetch-what-failed.ts';
export { FrameProviders } from './frame-providers.tsx';
export { useGeoServices } from './geo-services.ts';
export { LazyPage } from './lazy-page.tsx';
export { AccountFilters } from './list/account-filters.tsx';
export { changePlace, definePlace, type PlaceKind, placeEntries } from './list/place.ts';
export { keptFilter, useKeptPlace } from './list/use-kept-place.ts';
export { useLastPage } from './list/use-last-page.ts';
export { useBackToList, useListAddress, type WayBack } from './list/use-list-address.ts';
export { type GoToPlace, usePlace } from './list/use-place.ts';
export { logOut } from './log-out.ts';
export { KeptPlace } from './maintenance/kept-place.tsx';
export { isUnderMaintenance, type Maintenance, useMaintenance, watchMaintenance } from './maintenance/maintenance.ts';
export { MaintenanceGate } from './maintenance/maintenance-gate.tsx';
export { useQuietQueries } from './maintenance/use-quiet-queries.ts';
export { useTitleMeanwhile } from './maintenance/use-title-meanwhile.ts';
export { useNewsReading, useTellNewsRead } from './news-reading.ts';
export { NotFound } from './not-found.tsx';
export { NotFoundCard } from './not-found-card.tsx';
export { openPage } from './open-page.ts';
export { PageLoading, usePageWait } from './page-loading.tsx';
export { PageProviders, queryClient } from './page-providers.tsx';
export { HostProviders } from './providers.tsx';
export { createQueryClient } from './query-client.ts';
export { ReadView } from './read-view.tsx';
export { OutdatedPage } from './release/outdated-page.tsx';
export { type ReleaseCheck, type ReleaseState, useReleaseCheck } from './release/release-check.ts';
export { isReloadAgreed, lossesOf, reloadPage } from './release/reload-page.ts';
export { giveUpReload, useIsReloadWaiting } from './release/reload-wait.ts';
export {
  type FirstRead,
  type FirstReads,
  parseRemoteModule,
  REMOTE_CONTRACT,
  RemoteContractError,
  type RemoteModule,
  type RemoteRoute,
} from './remote-module.ts';
export { firstReadsAt, RemoteRoutes, warmPage } from './remote-routes.tsx';
export { reportSurprise } from './report-surprise.ts';
export { SessionLoading, useSessionWait } from './session-loading.tsx';
export { domesticMask, ResendCode, useCodeEntry, useCountdown, useSmsCode } from './sms-code.tsx';
export { type EarlyReads, startHost } from './start-host.ts';
export { afterContent } from './start-later.ts';
export { PageRoot, sayDone } from './toast-host.tsx';
export { useOnline } from './use-online.ts';
export { usePageTitle } from './use-page-title.ts';
export { usePageView } from './use-page-view.ts';
export { useQuestion } from './use-question.ts';
export { useRouteDecision } from './use-route-decision.ts';
export { useWrite } from './use-write.ts';
