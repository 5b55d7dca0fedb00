import { t } from '@portal/platform/text';
import { escapeHtml } from './document.ts';
import type { Notices } from './serve/start-watch.ts';

/** For a document without the portal's look: an area alone. */
export const plainNotices = (): Notices => ({
  blocked: plain(t('app.blockedTitle'), t('app.blockedBody'), t('common.reload')),
  slow: plain(t('app.slowTitle'), t('app.slowBody'), t('common.reload')),
  outdated: plain(t('app.outdatedTitle'), t('app.outdatedBody')),
  noScript: plain(t('app.noScriptTitle'), t('app.noScriptBody')),
});

const plain = (title: string, body: string, reload?: string): string =>
  [
    `<main data-static-skeleton role="alert"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>`,
    ...(reload ? [`<button type="button">${escapeHtml(reload)}</button>`] : []),
    '</main>',
  ].join('');
