import { formatFileSize, formatInstant } from '@portal/platform/text';
import { html } from 'hono/html';
import { type Html, page } from '#page/page.ts';
import { attachmentPath } from './attachment-answer.ts';
import type { SentMessage } from './outbox.ts';

const style = `
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
  li { background: #fff; border: 1px solid #c9d2db; border-radius: 8px; padding: 1rem 1.25rem; }
  .meta { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: #4a5866; font-size: .875rem; }
  .kind { background: #e3ecf5; color: #0b4a82; border-radius: 4px; padding: 0 .5rem; font-weight: 700; }
  time { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
  h2 { font-size: 1.0625rem; margin: .5rem 0 0; }
  .text { margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  .code { display: inline-block; margin-top: .5rem; font: 700 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .15em; }
  .files { margin: .75rem 0 0; padding-block-start: .75rem; border-block-start: 1px solid #c9d2db; overflow-wrap: anywhere; }
`;

const kindNames = { mail: 'メール', sms: 'SMS' } as const;

/** The text with its one link clickable; everything else stays text. */
function textWithLink({ text, link }: SentMessage): Html {
  const [before, ...after] = link ? text.split(link) : [text];
  if (!link || after.length === 0) return html`${text}${link ? html`\n\n<a href="${link}">${link}</a>` : ''}`;
  return html`${before}<a href="${link}">${link}</a>${after.join(link)}`;
}

const filesOf = ({ attachments = [] }: SentMessage): Html[] =>
  attachments.map(
    (attachment) =>
      html`<p class="files">添付ファイル：<a href="${attachmentPath(attachment)}">${attachment.name}</a>（${formatFileSize(attachment.size)}）</p>`,
  );

const item = (message: SentMessage): Html => html`<li>
      <div class="meta">
        <span class="kind">${kindNames[message.kind]}</span>
        <span>宛先：${message.to}</span>
        <time datetime="${message.at}">${formatInstant(message.at)}</time>
      </div>
      ${message.subject ? html`<h2>${message.subject}</h2>` : ''}
      <p class="text">${textWithLink(message)}</p>
      ${message.code ? html`<span class="code">${message.code}</span>` : ''}
      ${filesOf(message)}
    </li>`;

export const outboxPage = (messages: readonly SentMessage[]): Html =>
  page({
    title: '送信箱',
    lead: 'ポータルから送信されたメールとSMSです。実際には送信されず、ここに届きます。',
    style,
    content:
      messages.length > 0
        ? html`<ol>${messages.map(item)}</ol>`
        : html`<p class="empty">まだ何も送信されていません。</p>`,
  });
