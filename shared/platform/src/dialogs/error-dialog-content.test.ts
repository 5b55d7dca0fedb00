import type { HttpMethod } from '@portal/contract/call';
import { ApiError } from '../api/index.ts';
import { t } from '../text/index.ts';
import { errorDialogContent, hasOwnText } from './error-dialog-content.ts';

const of = (method: HttpMethod, kind: ApiError['kind'], status?: number) =>
  errorDialogContent(new ApiError({ kind, method, call: `${method} /x`, status }));

const read = 'データを取得できませんでした';
const write = '送信できませんでした';
const wait = 'しばらく時間をおいて、もう一度お試しください。';

describe('the title follows from the method, the hint asks to wait, the button closes', () => {
  test.each([
    ['GET', read],
    ['POST', write],
    ['PUT', write],
    ['PATCH', write],
  ] as const)('%s', (method, title) => {
    expect(of(method, 'http', 400)).toEqual({ title, hint: wait, action: 'close' });
    expect(of(method, 'offline')).toEqual({ title, hint: wait, action: 'close' });
  });

  test('so it is for an answer that cannot be read', () => {
    expect(of('GET', 'parse')).toEqual({ title: read, hint: wait, action: 'close' });
  });

  test('an answer that is not the API’s: a communication failure', () => {
    expect(errorDialogContent(new Error('x'))).toEqual({ title: '通信に失敗しました', hint: wait, action: 'close' });
    expect(errorDialogContent(undefined).title).toBe('通信に失敗しました');
  });
});

describe('a timeout has its own title and offers to reload', () => {
  test.each([
    ['GET', 'ページを再読み込みしてください。'],
    ['POST', t('errorDialog.hintTimeoutWrite')],
    ['PUT', t('errorDialog.hintTimeoutWrite')],
    ['PATCH', t('errorDialog.hintTimeoutWrite')],
  ] as const)('%s: a write may have been done', (method, hint) => {
    expect(of(method, 'timeout')).toEqual({ title: '問題が発生しました', hint, action: 'reload' });
  });
});

describe('a write whose answer is not there may have been done', () => {
  const lost = { title: '問題が発生しました', hint: t('errorDialog.hintTimeoutWrite'), action: 'reload' };

  test.each([
    ['lost', undefined],
    ['parse', 202],
    ['http', 502],
    ['http', 504],
  ] as const)('%s %s', (kind, status) => {
    expect(of('POST', kind, status)).toEqual(lost);
  });

  test('it says where to look, if the page knows', () => {
    const error = new ApiError({ kind: 'lost', method: 'PUT', call: 'PUT /x' });
    expect(errorDialogContent(error, '一覧を確認してください。').hint).toBe(
      '処理が完了している場合があります。\n一覧を確認してください。',
    );
  });

  test('a read was never done', () => {
    expect(of('GET', 'http', 504)).toEqual({ title: read, hint: t('errorDialog.server'), action: 'close' });
  });
});

test.each(['GET', 'POST', 'PATCH'] as const)('%s without a user or with a bad token: 401 Unauthorized', (method) => {
  expect(of(method, 'http', 401)).toEqual({
    title: '401 Unauthorized',
    hint: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    action: 'close',
  });
});

test.each([
  [403, 'errorDialog.forbidden', 'close'],
  [404, 'errorDialog.notFound', 'close'],
  [409, 'errorDialog.conflict', 'reload'],
  [413, 'errorDialog.tooLarge', 'close'],
  [429, 'errorDialog.tooMany', 'close'],
  [500, 'errorDialog.server', 'close'],
  [503, 'errorDialog.server', 'close'],
] as const)('%i has a message instead of the hint', (status, key, action) => {
  expect(of('POST', 'http', status)).toEqual({ title: write, hint: t(key), action });
});

test('a server that has no room at the moment and says when it has is no fault: ask again shortly', () => {
  const error = new ApiError({ kind: 'http', method: 'GET', call: 'GET /x', status: 503, retryAfterSeconds: 2 });
  expect(errorDialogContent(error)).toEqual({
    title: read,
    hint: 'ただいま混み合っています。少し待ってから、もう一度お試しください。',
    action: 'close',
  });
});

test('the request number is available for the support desk', () => {
  const problem = { type: 'about:blank', title: 'x', status: 500, requestId: 'req-7' };
  const error = new ApiError({ kind: 'http', method: 'GET', call: 'GET /x', status: 500, problem });
  expect(errorDialogContent(error).reference).toBe('req-7');
});

test('a timeout, an ended session and a fault of ours keep their own text on every screen', () => {
  const failed = (kind: ApiError['kind'], status?: number) =>
    hasOwnText(new ApiError({ kind, method: 'POST', call: 'POST /x', status }));
  expect([failed('timeout'), failed('lost'), failed('http', 401), hasOwnText(new Error('x'))]).toEqual(
    Array(4).fill(true),
  );
  expect([failed('http', 400), failed('http', 500), failed('offline')]).toEqual(Array(3).fill(false));
});
