/** What starts, guards and surrounds the pages: for the shell, for @portal/ui, and for an app that runs alone. */
export { actionTarget } from './action-code/action-link.ts';
export { sendErrorReport } from './api/error-report.ts';
export { watchBusy } from './busy/busy.ts';
export { inAddress, isTyped, watchTyping } from './busy/typing.ts';
export { afterPaint } from './content-mark/after-paint.ts';
export { afterData, CONTENT_MARK, markContent, useHeldContentMark } from './content-mark/content-mark.ts';
export { whenIdle } from './content-mark/when-idle.ts';
export { dialogQueue, dialogs, type OpenDialog } from './dialogs/dialog-queue.ts';
export { dismissToast, showFailureToast, showRowsMissingToast, type ToastMessage, useToast } from './dialogs/toasts.ts';
export { requestIdOf } from './failure/request-id.ts';
export { type Flag, type FlagSource, FlagSourceProvider } from './flags/use-flag.ts';
export { useChosenParams } from './lists/use-list-params.ts';
export { isUnderMaintenance, type Maintenance, useMaintenance, watchMaintenance } from './maintenance/maintenance.ts';
export { useTitleMeanwhile } from './maintenance/use-title-meanwhile.ts';
export { billingUnit } from './page/billing-unit.ts';
export { logOut } from './page/log-out.ts';
export { PageProviders, type PageProvidersProps, queryClient } from './page/page-providers.tsx';
export { createQueryClient } from './page/query-client.ts';
export { usePageView } from './page/use-page-view.ts';
export { useQuietQueries } from './page/use-quiet-queries.ts';
export { useRouteDecision } from './page/use-route-decision.ts';
export { parseRemoteModule, RemoteContractError } from './remote-module.ts';
export { useSessionWarning, warnOfSessionEnd } from './session/length/session-warning.ts';
export { retryFailedSession } from './session/retry-failed-session.ts';
export type { SlotFill, SlotName } from './slots/slots.ts';
export { type SlotSource, SlotSourceProvider } from './slots/use-slot.ts';
export {
  answerConsent,
  reopenConsent,
  requireConsent,
  useConsentQuestion,
  useIsConsentRequired,
} from './start/analytics-consent.ts';
export type { EarlyReads } from './start/early-reads.ts';
export { openPage } from './start/open-page.ts';
export { startHost } from './start/start-host.ts';
export { afterContent } from './start/start-later.ts';
export { type ReleaseCheck, type ReleaseState, useReleaseCheck } from './update/release-check.ts';
export { reloadPage } from './update/reload-page.ts';
export { cancelReload, useIsReloadWaiting } from './update/reload-wait.ts';
