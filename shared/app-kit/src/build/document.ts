import { t } from '@portal/platform/text';
import { type Notices, WATCH_START } from './serve/start-watch.ts';

export interface DocumentParts {
  /** Address of the service's icon; without it the browser is told not to look for one. */
  icon?: string;
  /** Markup of the head by which the browser asks for files before the scripts do. */
  preloads?: readonly string[];
  /** By element id, what the scripts read at their start. */
  data: Readonly<Record<string, unknown>>;
  scripts: readonly { src: string; integrity?: string }[];
  /** Markup for the root until the scripts have run, and the script that inserts it. */
  skeleton?: { style: string; templates: readonly string[]; script: string } | undefined;
  /** The notices if the scripts do not run. */
  notices?: Notices | undefined;
}

/** The bare document that starts an app: the composed portal, or one app alone. */
export function renderDocument({
  icon = 'data:,',
  preloads = [],
  data,
  scripts,
  skeleton,
  notices,
}: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(t('app.title'))}</title>`,
    `<meta name="description" content="${escapeHtml(t('app.description'))}">`,
    // No browser darkens it by itself: ADR 22.
    '<meta name="color-scheme" content="only light">',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    ...preloads,
    ...(skeleton ? [skeleton.style] : []),
    ...Object.entries(data).map(([id, content]) => dataBlock(id, content)),
    ...(notices ? [`<script>${WATCH_START}</script>`] : []),
    ...scripts.map(({ src, integrity }) => `<script defer src="${escapeHtml(src)}"${integrityOf(integrity)}></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    ...(skeleton ? [...skeleton.templates, skeleton.script] : []),
    ...Object.entries(notices ?? {}).map(([name, html]) =>
      name === 'noScript' ? `<noscript>${html}</noscript>` : template(name, html),
    ),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Markup that a script of the document may put into the root. */
export const template = (name: string, html: string): string => `<template data-for="${name}">${html}</template>`;

export const integrityOf = (integrity: string | undefined): string => (integrity ? ` integrity="${integrity}"` : '');

const beginOf = (id: string): string => `<script type="application/json" id="${id}">`;
const END = '</script>';

/** JSON in which no text can close the script element early. */
export const dataBlock = (id: string, data: unknown): string =>
  `${beginOf(id)}${JSON.stringify(data).replaceAll('<', '\\u003c')}${END}`;

/** What this element of the document holds; undefined if there is no such element, or no JSON in it. */
export function dataIn(html: string, id: string): unknown {
  const begin = html.indexOf(beginOf(id));
  if (begin < 0) return undefined;
  try {
    return JSON.parse(html.slice(begin + beginOf(id).length, html.indexOf(END, begin)));
  } catch {
    return undefined;
  }
}

/** The same document with other data in this element. @throws if it has no such element. */
export function replaceData(html: string, id: string, data: unknown): string {
  const begin = html.indexOf(beginOf(id));
  const end = html.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`the document has no ${id}`);
  return html.slice(0, begin) + dataBlock(id, data) + html.slice(end + END.length);
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
