import type { Context } from 'hono';
import type { SentAttachment } from './attachment-store.ts';
import type { SandboxOutbox, SentMessage } from './outbox.ts';

/** The name comes last, so that a browser saves the file under it. */
export const attachmentPath = ({ id, name }: SentAttachment): string =>
  `/sandbox/outbox/attachments/${id}/${encodeURIComponent(name)}`;

/** For tests: each attachment with its name, its size and the address of its bytes. */
export const withAttachmentPaths = ({ attachments, ...message }: SentMessage) => ({
  ...message,
  ...(attachments && {
    attachments: attachments.map((attachment) => ({
      name: attachment.name,
      size: attachment.size,
      path: attachmentPath(attachment),
    })),
  }),
});

/** A PDF is shown, anything else only saved: an attachment must never run as a page of the sandbox. */
export function answerAttachment(context: Context, outbox: SandboxOutbox): Response | Promise<Response> {
  const bytes = outbox.attachment(context.req.param('id') ?? '');
  if (bytes === null) return context.notFound();
  const isPdf = /\.pdf$/i.test(context.req.param('name') ?? '');
  return context.body(bytes, 200, {
    'Content-Type': isPdf ? 'application/pdf' : 'application/octet-stream',
    'Content-Disposition': isPdf ? 'inline' : 'attachment',
    'X-Content-Type-Options': 'nosniff',
  });
}
