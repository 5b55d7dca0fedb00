import { ApiError } from '../api/index.ts';
import { createDialogQueue, type OpenDialog } from './dialog-queue.ts';

const serverError = (method: 'GET' | 'POST') =>
  new ApiError({ kind: 'http', method, call: `${method} /order`, status: 500 });
const bodyOf = (dialog: OpenDialog | undefined) => (dialog && dialog.kind !== 'error' ? dialog.body : undefined);

test('dialogs wait for one another in the order of the requests', () => {
  const { dialogs, head } = createDialogQueue();
  const answers: unknown[] = [];
  void dialogs.confirm({ body: 'first', confirmLabel: 'yes' }).then((yes) => answers.push(['first', yes]));
  void dialogs.info({ body: 'second' }).then(() => answers.push('second'));
  void dialogs.notice({ body: 'third' }).then(() => answers.push('third'));
  const shown = ['first', 'second', 'third'].map(() => {
    const dialog = head();
    dialog?.answer(true);
    return bodyOf(dialog);
  });
  expect(shown).toEqual(['first', 'second', 'third']);
  expect(head()).toBeUndefined();
});

test('each answer reaches its own caller', async () => {
  const { dialogs, head } = createDialogQueue();
  const first = dialogs.confirm({ body: 'first', confirmLabel: 'yes' });
  const second = dialogs.confirm({ body: 'second', confirmLabel: 'yes' });
  head()?.answer(false);
  head()?.answer(true);
  expect([await first, await second]).toEqual([false, true]);
});

test('an answer closes its own dialog, even while it is still waiting', async () => {
  const { dialogs, head } = createDialogQueue();
  void dialogs.notice({ body: 'first' });
  const first = head();
  void dialogs.notice({ body: 'second' });
  first?.answer(false);
  expect(bodyOf(head())).toBe('second');
  first?.answer(false);
  expect(bodyOf(head())).toBe('second');
});

describe('errors', () => {
  const titles = (queue: ReturnType<typeof createDialogQueue>) => {
    const shown: string[] = [];
    for (let dialog = queue.head(); dialog; dialog = queue.head()) {
      if (dialog.kind === 'error') shown.push(`${dialog.content.title} ${dialog.content.hint}`);
      dialog.answer(false);
    }
    return shown;
  };

  test('the same one is shown once, and every caller is told when it is closed', async () => {
    const queue = createDialogQueue();
    const closed = [1, 2].map(() => queue.dialogs.error({ error: serverError('GET') }));
    expect(titles(queue)).toHaveLength(1);
    await Promise.all(closed);
  });

  describe('once per failure, not per part of the page that notices it', () => {
    const failedAt = (startedAt: number, method: ApiError['method'] = 'GET') =>
      new ApiError({ kind: 'http', method, call: `${method} /order`, status: 500, startedAt });

    test.each([
      ['a read asked before the same words were closed', failedAt(Date.now() - 60_000), 0],
      ['a read asked since', failedAt(Date.now() + 60_000), 1],
      ['a write, which the customer wanted', failedAt(Date.now() - 60_000, 'POST'), 1],
    ])('%s', async (_, error, times) => {
      const queue = createDialogQueue();
      const { method } = error;
      const first = queue.dialogs.error({ error: failedAt(Date.now(), method) });
      titles(queue);
      await first;
      void queue.dialogs.error({ error });
      expect(titles(queue)).toHaveLength(times);
      expect(queue.dialogs.hasSaid(error)).toBe(true);
    });
  });

  test('after maintenance nobody hears of a read that is made again; a write and a question stay', () => {
    const queue = createDialogQueue();
    void queue.dialogs.error({ error: serverError('GET') });
    void queue.dialogs.error({ error: serverError('POST') });
    void queue.dialogs.confirm({ body: 'sure?', confirmLabel: 'yes' });
    queue.closeReadErrors();
    expect(queue.head()).toMatchObject({ kind: 'error', content: { title: '送信できませんでした' } });
    queue.head()?.answer(false);
    expect(queue.head()).toMatchObject({ kind: 'confirm' });
  });

  test('a different title or hint makes it a different error', () => {
    const queue = createDialogQueue();
    void queue.dialogs.error({ error: serverError('GET') });
    void queue.dialogs.error({ error: serverError('POST') });
    void queue.dialogs.error({ error: serverError('POST'), message: 'その申請はすでに取り消されています。' });
    expect(titles(queue)).toEqual([
      'データを取得できませんでした サーバーで問題が発生しました。しばらく時間をおいて、もう一度お試しください。',
      '送信できませんでした サーバーで問題が発生しました。しばらく時間をおいて、もう一度お試しください。',
      '送信できませんでした その申請はすでに取り消されています。',
    ]);
  });

  test('it is not merged with a closed one, or with a message of the same text', () => {
    const queue = createDialogQueue();
    void queue.dialogs.error({ error: serverError('GET') });
    expect(titles(queue)).toHaveLength(1);
    void queue.dialogs.notice({ title: 'データを取得できませんでした', body: '' });
    void queue.dialogs.error({ error: serverError('GET') });
    expect(queue.head()?.kind).toBe('notice');
    queue.head()?.answer(false);
    expect(queue.head()?.kind).toBe('error');
  });
});

test('when the page is gone every pending question gets "no"', async () => {
  const { dialogs, head, closeAll } = createDialogQueue();
  const questions = ['first', 'second'].map((body) => dialogs.confirm({ body, confirmLabel: 'yes' }));
  closeAll();
  expect(await Promise.all(questions)).toEqual([false, false]);
  expect(head()).toBeUndefined();
});

test('listeners are called at every change until they unsubscribe', () => {
  const { dialogs, head, subscribe } = createDialogQueue();
  const listener = jest.fn();
  const stop = subscribe(listener);
  void dialogs.notice({ body: 'first' });
  head()?.answer(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  void dialogs.notice({ body: 'second' });
  expect(listener).toHaveBeenCalledTimes(2);
});
