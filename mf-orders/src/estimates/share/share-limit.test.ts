import { ApiError } from '@portal/platform/api';
import { shareLimitMessage } from './share-limit.ts';

const refusal = (status: number, problem: { code?: string; remaining?: number }) =>
  new ApiError({
    kind: 'http',
    method: 'POST',
    call: 'POST /order/:id/send-estimate-pdfs-on-customers',
    status,
    problem: { type: 'about:blank', title: '', status, ...problem },
  });

test.each([
  [
    'of the person',
    { code: 'shareLimitPerson', remaining: 12 },
    '見積を共有できる宛先は、1人につき1日100件までです。本日の残りは12件です。宛先を減らすか、明日0:00以降にもう一度お試しください。',
  ],
  [
    'of the person, with nothing left',
    { code: 'shareLimitPerson', remaining: 0 },
    '見積を共有できる宛先は、1人につき1日100件までです。本日はこれ以上送信できません。明日0:00以降にもう一度お試しください。',
  ],
  [
    'of the company',
    { code: 'shareLimitCompany', remaining: 1 },
    '見積を共有できる宛先は、会社全体で1日300件までです。本日の残りは1件です。宛先を減らすか、明日0:00以降にもう一度お試しください。',
  ],
  [
    'of the company, of a host that does not say what is left',
    { code: 'shareLimitCompany' },
    '見積を共有できる宛先は、会社全体で1日300件までです。本日はこれ以上送信できません。明日0:00以降にもう一度お試しください。',
  ],
])('a limit %s says what and when again', (_, problem, message) => {
  expect(shareLimitMessage(refusal(429, problem))).toBe(message);
});

test.each([
  ['too many calls a minute', refusal(429, {})],
  ['another refusal', refusal(409, { code: 'estimateStatus' })],
  ['no refusal', new Error('x')],
])('%s is not such a limit', (_, error) => {
  expect(shareLimitMessage(error)).toBeUndefined();
});
