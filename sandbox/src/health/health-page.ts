import { formatInstantShort, formatNumber } from '@portal/platform/text';
import { html } from 'hono/html';
import { type Html, page } from '#page/page.ts';
import type { BrowserReport } from '#reports/browser-report.ts';
import { chart } from './chart.ts';
import { style } from './style.ts';
import { type AppSummary, type Count, kindOf, type SlowCall, type VersionSummary, type Vital } from './summary.ts';
import { groupsOf } from './versions.ts';
import { EVENT_NAMES } from './visit-page.ts';

export interface Health {
  readonly apps: readonly AppSummary[];
  readonly reports: readonly BrowserReport[];
  readonly now: Date;
  /** A support number with which nothing was found. */
  readonly unknownNumber?: string | undefined;
}

/** How each app does: for its team, by the address’s fragment. */
export const healthPage = (health: Health): Html =>
  page({
    title: 'アプリの状態',
    lead: 'この1時間にブラウザーとAPIから届いた記録を、アプリとバージョンごとにまとめたものです。',
    style,
    content: html`${search(health.unknownNumber)}${content(health)}`,
  });

const search = (unknownNumber: string | undefined): Html => html`<form action="/sandbox/health/visits" role="search">
        <label for="number">お客様のお問い合わせ番号</label>
        <div><input id="number" name="number" required maxlength="60" autocomplete="off" value="${unknownNumber ?? ''}"${unknownNumber === undefined ? '' : html` aria-describedby="unknown"`}><button>探す</button></div>
        ${unknownNumber === undefined ? '' : html`<p id="unknown" role="alert">この番号が表示された訪問は、この1時間の記録にありません。番号を確かめて、もう一度探してください。</p>`}
      </form>`;

function content({ apps, reports, now }: Health): Html {
  const names = new Set([...apps.map(({ app }) => app), ...reports.map(({ app }) => app ?? NOBODY)]);
  if (names.size === 0) return html`<p class="empty">この1時間の記録はまだありません。</p>`;
  return html`<nav aria-label="アプリ">${[...names].map((name) => html`<a href="#${name}">${titleOf(name)}</a>`)}</nav>
      ${[...names].map(
        (name) => html`<section id="${name}">
        <h2>${titleOf(name)}</h2>
        ${cardsOf(
          apps.find(({ app }) => app === name),
          now,
        )}
        ${reportsCard(reports.filter(({ app }) => (app ?? NOBODY) === name))}
      </section>`,
      )}`;
}

const NOBODY = 'unknown';

const titleOf = (name: string): string => (name === NOBODY ? 'アプリが分からないもの' : name);

const cardsOf = (app: AppSummary | undefined, now: Date): Html[] =>
  (app?.versions ?? []).map((version) => card(version, app?.isApi ?? false, now));

const card = (version: VersionSummary, isApi: boolean, now: Date): Html => html`<article>
        <div class="head">
          <h3>${version.version}</h3>
          <span>${version.revision ? `レジストリ：${version.revision}　` : ''}${begin(version)}</span>
        </div>
        <dl class="figures">
          ${isApi ? '' : figure('訪問', formatNumber(version.sessions), true)}
          ${figure('エラー', total(version.errors), version.errors.length === 0)}
          ${isApi ? '' : figure('読み込みの失敗', total(version.failedLoads), version.failedLoads.length === 0)}
          ${isApi ? '' : figure('入力の中断', total(version.abandoned), true)}
          ${version.vitals.map(vital)}
        </dl>
        ${chart(version.minutes, now, isApi ? '要求' : '訪問')}
        ${counts('エラーの種類', version.errors)}
        ${counts('読み込みの失敗の種類', version.failedLoads)}
        ${counts('中断されたフォーム', version.abandoned)}
        ${latest(version)}
        ${slowest(version.slowest)}
      </article>`;

const begin = ({ releasedAt, since }: VersionSummary): Html =>
  releasedAt === undefined ? instant('最初の記録', since) : instant('公開', releasedAt);

const instant = (name: string, at: string): Html =>
  html`${name}：<time datetime="${at}">${formatInstantShort(at)}</time>`;

const figure = (name: string, value: string, isGood: boolean): Html =>
  html`<div${isGood ? '' : html` class="bad"`}><dt>${name}</dt><dd>${value}</dd></div>`;

const total = (list: readonly Count[]): string => formatNumber(list.reduce((sum, { count }) => sum + count, 0));

const vital = ({ name, p75, count, isGood }: Vital): Html =>
  figure(
    `${name.toUpperCase()} p75（${count}件）`,
    name === 'cls' ? p75.toFixed(2) : `${formatNumber(p75)} ms`,
    isGood,
  );

const counts = (title: string, list: readonly Count[]): Html =>
  list.length === 0
    ? html``
    : html`<h4>${title}</h4><ul>${list.map(({ kind, count }) => html`<li>${kind}：${formatNumber(count)}件</li>`)}</ul>`;

const latest = ({ latest: records }: VersionSummary): Html =>
  records.length === 0
    ? html``
    : html`<h4>最近のエラー</h4><ul>${records.map(
        (record) =>
          html`<li><time datetime="${record.time}">${formatInstantShort(record.time)}</time>　${EVENT_NAMES[record.event] ?? record.event}：${kindOf(record)}　${record.attributes['portal.page'] ?? ''}${record.session ? html`　<a href="/sandbox/health/visits/${record.session}">この訪問の記録</a>` : ''}</li>`,
      )}</ul>`;

const slowest = (calls: readonly SlowCall[]): Html =>
  calls.length === 0
    ? html``
    : html`<h4>時間のかかったAPI呼び出し</h4>
        <div class="wide"><table>
          <thead><tr><th scope="col">呼び出し</th><th scope="col">件数</th><th scope="col">失敗</th><th scope="col">p75</th><th scope="col">p95</th></tr></thead>
          <tbody>${calls.map(
            ({ call, count, failed, p75, p95 }) =>
              html`<tr><th scope="row">${call}</th><td>${formatNumber(count)}</td><td>${formatNumber(failed)}</td><td>${milliseconds(p75)}</td><td>${milliseconds(p95)}</td></tr>`,
          )}</tbody>
        </table></div>`;

const milliseconds = (seconds: number): string => `${formatNumber(seconds * 1000)} ms`;

const REPORT_NAMES = { 'csp-violation': 'ポリシー違反', deprecation: '非推奨の機能', crash: 'クラッシュ' } as const;

function reportsCard(reports: readonly BrowserReport[]): Html {
  if (reports.length === 0) return html``;
  const lines = groupsOf(reports, ({ kind, version, what, blocked, page: of }) =>
    [kind, version, what, blocked, of].join(),
  );
  return html`<article><h3>ブラウザーからの報告</h3><ul>${lines.map(
    ([{ kind, version, what, blocked, file, page: of }, ...more]) =>
      html`<li>${REPORT_NAMES[kind]}：${what}${blocked ? `（${blocked}）` : ''}　${of}　${version ?? ''}　${file ?? ''}　${more.length + 1}件</li>`,
  )}</ul></article>`;
}
