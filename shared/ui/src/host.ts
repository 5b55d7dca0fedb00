/** The kit's part in what surrounds the pages: for the shell, and for a remote that runs alone. */
export { watchBusy } from './busy/busy.ts';
export { isTyped, watchTyping } from './busy/typing.ts';
export { isDialogOpen, useIsDialogOpen } from './dialog/open-dialogs.ts';
export { PageAnnouncer } from './page/announce-page.tsx';
export { Cover, useIsCovered } from './page/cover.tsx';
export { useRootMark } from './page/root-mark.ts';
export { Toast } from './page/toast.tsx';
export { useFocusBefore } from './page/use-focus-before.ts';
export { expectNewPage } from './page/use-page-heading.ts';
export { chosen, FORCED_COLORS, pointedAt } from './theme/forced-colors.ts';
export { UiProvider } from './theme/ui-provider.tsx';
export { afterPicture } from './waiting/after-picture.ts';
export { CONTENT_MARK, markContent } from './waiting/content-mark.ts';
export { inSpareTime } from './waiting/in-spare-time.ts';
export { FullPageSpinner } from './waiting/spinner.tsx';
