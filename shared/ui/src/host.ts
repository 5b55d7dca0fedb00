/** What surrounds the pages, as far as it is visible: for the shell, and for an app that runs alone. */

export { isDialogOpen, useIsDialogOpen } from './kit/dialog/open-dialogs.ts';
export { PageAnnouncer } from './kit/page/announce-page.tsx';
export { Cover, useIsCovered } from './kit/page/cover.tsx';
export { useRootMark } from './kit/page/root-mark.ts';
export { Toast } from './kit/page/toast.tsx';
export { expectNewPage } from './kit/page/use-page-heading.ts';
export { useRestoreFocus } from './kit/page/use-restore-focus.ts';
export { FORCED_COLORS, highlightedStyle, selectedStyle } from './kit/theme/forced-colors.ts';
export { UiProvider } from './kit/theme/ui-provider.tsx';
export { FullPageSpinner } from './kit/waiting/spinner.tsx';
export { AreaBoundary } from './pages/failure/area-boundary.tsx';
export { AreaFailure } from './pages/failure/area-failure.tsx';
export { OutdatedPage } from './pages/failure/outdated-page.tsx';
export { type AreaLink, type Failure, type ShownArea, ShownAreaProvider } from './pages/failure/shown-area.ts';
export { useCrashReport } from './pages/failure/use-crash-report.ts';
export { FrameProviders } from './pages/frame/frame-providers.tsx';
export { LazyPage, loadPage } from './pages/frame/lazy-page.tsx';
export { MaintenanceGate } from './pages/frame/maintenance-gate.tsx';
export { HostProviders } from './pages/frame/providers.tsx';
export { prefetchesAt, prefetchRoute, RemoteRoutes } from './pages/frame/remote-routes.tsx';
export { PageRoot } from './pages/frame/toast-host.tsx';
export { useNewsReadListener } from './pages/news-read-channel.ts';
export { NotFound } from './pages/read/not-found.tsx';
export { PageLoading, usePageWait } from './pages/read/page-loading.tsx';
export { SessionLoading, useSessionWait } from './pages/sign-in/session-loading.tsx';
