import { t } from '@portal/shared/text';

export interface DocumentParts {
  /** Address of the service's icon; without it the browser is told not to look for one. */
  icon?: string;
  hints?: readonly string[];
  /** By element id, what the scripts read at their start. */
  data: Readonly<Record<string, unknown>>;
  scripts: readonly { src: string; integrity?: string }[];
}

/** The bare document that starts an app: the composed portal, or one app alone. */
export function renderDocument({ icon = 'data:,', hints = [], data, scripts }: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(t('app.title'))}</title>`,
    // No browser darkens it by itself: ADR 22.
    '<meta name="color-scheme" content="only light">',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...hints,
    ...Object.entries(data).map(([id, content]) => dataBlock(id, content)),
    ...scripts.map(({ src, integrity }) => `<script defer src="${escapeHtml(src)}"${integrityOf(integrity)}></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${escapeHtml(t('app.noScript'))}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

export const integrityOf = (integrity: string | undefined): string => (integrity ? ` integrity="${integrity}"` : '');

/** JSON in which no text can close the script element early. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
