import { html } from 'hono/html';
import type { Html } from '#page/page.ts';
import { MINUTE_MS, type Minute, minuteOf } from './versions.ts';

const MINUTES = 60;
const WIDTH = 10;
const HEIGHT = 60;

/** Visits, or requests, and errors of the last hour, a bar for each minute. */
export function chart(minutes: readonly Minute[], now: Date, what: '訪問' | '要求'): Html {
  const last = Date.parse(minuteOf(now.toISOString()));
  const most = Math.max(1, ...minutes.map(({ sessions, errors }) => Math.max(sessions, errors)));
  const bars = minutes.map(({ at, sessions, errors }) => {
    const left = (MINUTES - 1 - (last - Date.parse(at)) / MINUTE_MS) * WIDTH;
    return html`${bar('visits', left, sessions / most)}${bar('errors', left + WIDTH / 2, errors / most)}`;
  });
  return html`<figure>
          <svg viewBox="0 0 ${MINUTES * WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="この1時間の${what}とエラー（1分ごと、最大${most}件）">${bars}</svg>
          <figcaption><span>60分前</span><span>今</span><span><i class="visits"></i>${what}　<i class="errors"></i>エラー　（1分ごと、最大${most}件）</span></figcaption>
        </figure>`;
}

function bar(of: 'visits' | 'errors', left: number, share: number): Html {
  const height = share * HEIGHT;
  if (height === 0) return html``;
  return html`<rect class="${of}" x="${left}" y="${HEIGHT - height}" width="${WIDTH / 2 - 1}" height="${height}"/>`;
}
