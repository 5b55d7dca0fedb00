export { actionTarget } from './action-code/action-link.ts';
export { DialogHost, useDialogs } from './dialog/dialog-host.tsx';
export type { ConfirmRequest, Dialogs, ErrorRequest, MessageRequest } from './dialog/dialog-queue.ts';
export { type ErrorDialogContent, errorDialogContent, hasOwnText } from './dialog/error-dialog-content.ts';
export { useQuestion } from './dialog/use-question.ts';
export { type DraftKind, defineDraft } from './draft/define-draft.ts';
export { useDraft, useTabValue } from './draft/use-draft.ts';
export { AreaBoundary } from './failure/area-boundary.tsx';
export { AreaFailure } from './failure/area-failure.tsx';
export { type AreaLink, type ShownArea, ShownAreaProvider } from './failure/shown-area.ts';
export { useCrashReport } from './failure/use-crash-report.ts';
export { fetchWhatFailed } from './fetch-what-failed.ts';
export { FrameProviders } from './frame-providers.tsx';
export { useGeoServices } from './geo-services.ts';
export { useBackToList, useKeptAddress, useListAddress, type WayBack } from './list/use-list-address.ts';
export { logOut } from './log-out.ts';
export { KeptPosition } from './maintenance/kept-position.tsx';
export { isUnderMaintenance, type Maintenance, useMaintenance, watchMaintenance } from './maintenance/maintenance.ts';
export { MaintenanceGate } from './maintenance/maintenance-gate.tsx';
export { useQuietQueries } from './maintenance/use-quiet-queries.ts';
export { useTitleMeanwhile } from './maintenance/use-title-meanwhile.ts';
export { useNewsReading, useTellNewsRead } from './news-reading.ts';
export { LazyPage, loadPage } from './page/lazy-page.tsx';
export { NotFound } from './page/not-found.tsx';
export { NotFoundCard } from './page/not-found-card.tsx';
export { openPage } from './page/open-page.ts';
export { PageLoading, usePageWait } from './page/page-loading.tsx';
export { PageProviders, queryClient } from './page/page-providers.tsx';
export { ReadView } from './page/read-view.tsx';
export { usePageTitle } from './page/use-page-title.ts';
export { usePageView } from './page/use-page-view.ts';
export { HostProviders } from './providers.tsx';
export { createQueryClient } from './query-client.ts';
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
  type RemoteModuleOf,
  type RemoteRoute,
} from './remote-module.ts';
export { firstReadsAt, RemoteRoutes, warmPage } from './remote-routes.tsx';
export { reportUnexpected } from './report-unexpected.ts';
export { SessionLoading, useSessionWait } from './sign-in/session-loading.tsx';
export { domesticMask, ResendCode, useCodeEntry, useCountdown, useSmsCode } from './sign-in/sms-code.tsx';
export type { EarlyReads } from './start/early-reads.ts';
export { startHost } from './start/start-host.ts';
export { afterContent } from './start/start-later.ts';
export { PageRoot, sayDone } from './toast-host.tsx';
export { useOnline } from './use-online.ts';
export { useRouteDecision } from './use-route-decision.ts';
export { useWrite } from './use-write.ts';
