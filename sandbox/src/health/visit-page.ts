import { formatInstant } from '@portal/platform/text';
import { html } from 'hono/html';
import { type Html, page } from '#page/page.ts';
import type { LogRecord } from './otlp.ts';
import { style } from './style.ts';

export const EVENT_NAMES: Readonly<Record<string, string>> = {
  'session.start': '訪問の開始',
  'portal.page': 'ページの表示',
  exception: 'エラー',
  'portal.load_failure': '読み込みの失敗',
  'portal.area_card': '表示できなかった領域',
  'portal.call_failed': '失敗したAPI呼び出し',
  'browser.web_vital': '表示の速さ',
  'portal.form_abandoned': '入力の中断',
  request: 'APIへの要求',
};

/** What happened in one visit, in order. */
export const visitPage = (session: string, records: readonly LogRecord[]): Html =>
  page({
    title: '訪問の記録',
    lead: `訪問 ${session} でこの1時間に起きたことを、時刻の順に並べたものです。`,
    style,
    content: html`<p><a href="/sandbox/health">アプリの状態</a></p>
      ${
        records.length > 0
          ? html`<ol>${records.map(item)}</ol>`
          : html`<p class="empty">この訪問の記録は、この1時間にありません。</p>`
      }`,
  });

const item = ({
  event,
  app,
  version,
  severity,
  time,
  attributes,
}: LogRecord): Html => html`<li${severity >= 17 ? html` class="bad"` : ''}>
        <div class="head"><h2>${EVENT_NAMES[event] ?? event}</h2><time datetime="${time}">${formatInstant(time)}:${time.slice(17, 23)}</time></div>
        <p class="build">${app}　${version}</p>
        <dl>${Object.entries(attributes).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      </li>`;
