import { t } from '@portal/platform/text';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const css = `
  body { margin: 0; background: #f4f6f8; color: #1c2733; line-height: 1.7;
    font-family: "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif; line-break: strict; }
  main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  .lead { margin: .25rem 0 1.5rem; color: #4a5866; }
  a { color: #0b5cad; }
  .empty { text-align: center; color: #4a5866; padding: 3rem 1rem; background: #fff; border: 1px dashed #9fb0c0;
    border-radius: 8px; }
`;

/** Shows what is new without moving the page, and never while a part of it is selected or a field is in use. */
const refresh = `
  setInterval(async () => {
    if (document.hidden || String(getSelection()) || document.activeElement.matches('input')) return;
    const response = await fetch(location.href).catch(() => null);
    if (!response?.ok) return;
    const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
    const main = document.querySelector('main');
    if (main.innerHTML !== next.innerHTML) main.replaceWith(next);
  }, 3000);
`;

interface Page {
  title: string;
  lead: string;
  /** Of this page alone. */
  style: string;
  content: Html;
}

/** A page of the sandbox, which keeps itself up to date. */
export const page = ({ title, lead, style, content }: Page): Html => html`<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}｜${t('app.title')}</title>
    <link rel="icon" href="data:,">
    <style>${raw(css)}${raw(style)}</style>
    <script type="module">${raw(refresh)}</script>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${content}
    </main>
  </body>
</html>`;
