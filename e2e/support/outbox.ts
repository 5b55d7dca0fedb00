import { type APIRequestContext, expect } from '@playwright/test';
import * as v from 'valibot';
import { API } from './addresses.ts';

const Message = v.object({
  kind: v.picklist(['mail', 'sms']),
  to: v.string(),
  subject: v.optional(v.string()),
  text: v.string(),
  link: v.optional(v.string()),
});
type Message = v.InferOutput<typeof Message>;

/** Waits for the mail that `matches`; the newest comes first. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  matches: (message: Message) => boolean,
): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const response = await request.get(`${API}/sandbox/outbox.json`);
        const messages = v.parse(v.array(Message), await response.json());
        found = messages.find((message) => message.kind === 'mail' && message.to === to && matches(message));
        return found !== undefined;
      },
      { message: `a mail to ${to}` },
    )
    .toBe(true);
  if (!found) throw new Error('no mail');
  return found;
}
