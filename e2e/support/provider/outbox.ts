import { type APIRequestContext, expect } from '@playwright/test';
import * as v from 'valibot';
import { API } from '../addresses.ts';

const Message = v.object({
  kind: v.picklist(['mail', 'sms']),
  to: v.string(),
  subject: v.optional(v.string()),
  text: v.string(),
  link: v.optional(v.string()),
  code: v.optional(v.string()),
  attachments: v.optional(v.array(v.object({ name: v.string(), size: v.number(), path: v.string() }))),
});
type Message = v.InferOutput<typeof Message>;

/** Waits for the mail that `matches`; the newest comes first. */
export const mailTo = (
  request: APIRequestContext,
  to: string,
  matches: (message: Message) => boolean,
): Promise<Message> => waitFor(request, `a mail to ${to}`, (it) => it.kind === 'mail' && it.to === to && matches(it));

/** The link in the newest mail with that subject. */
export async function linkTo(request: APIRequestContext, to: string, subject: string): Promise<string> {
  const { link } = await mailTo(request, to, (mail) => mail.subject?.includes(subject) === true);
  if (!link) throw new Error(`The mail "${subject}" has no link.`);
  return link;
}

/** The newest code sent to the phone, by its number as E.164. */
export async function smsCodeTo(request: APIRequestContext, phone: string, except?: string): Promise<string> {
  const { code } = await waitFor(
    request,
    `an SMS to ${phone}`,
    (it) => it.kind === 'sms' && it.to === phone && it.code !== undefined && it.code !== except,
  );
  return code ?? '';
}

async function waitFor(
  request: APIRequestContext,
  what: string,
  matches: (message: Message) => boolean,
): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const response = await request.get(`${API}/sandbox/outbox.json`);
        found = v.parse(v.array(Message), await response.json()).find(matches);
        return found !== undefined;
      },
      { message: what },
    )
    .toBe(true);
  if (!found) throw new Error(what);
  return found;
}
