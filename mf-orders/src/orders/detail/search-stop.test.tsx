import { answerWith, type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { idOf, makeGate, orderDetail } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { OrderDetailPage } from './order-detail-page.tsx';

const ID = idOf('order', 1);
const TOGGLE = 'PUT /order/:id/search-stop/toggle';

/** A provider with a memory. */
function show(stored = orderDetail({ isSearchStopped: false }), answers: FakeApi = {}) {
  const provider = { order: stored };
  const app = renderApp([{ path: '/order/:id', element: <OrderDetailPage /> }], {
    path: `/order/${ID}`,
    api: {
      'GET /order/:id': () => provider.order,
      'GET /order/:id/estimate': () => ({ data: [] }),
      [TOGGLE]: () => {
        const isSearchStopped = !provider.order.isSearchStopped;
        provider.order = {
          ...provider.order,
          isSearchStopped,
          status: isSearchStopped ? 'searchStopped' : 'unanswered',
        };
        return { isSearchStopped };
      },
      ...answers,
    },
  });
  const sent = () => app.requests.filter(({ call }) => call === TOGGLE);
  return { ...app, provider, sent };
}

type App = ReturnType<typeof show>;
async function confirm({ user }: App, label: string, question: string) {
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(question)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: label }));
}
const stop = (app: App) =>
  confirm(app, '手配を停止する', 'この依頼の手配を停止します。届いている見積には、引き続き回答できます。');

test('the search is stopped after a question, and can be resumed [7.27]', async () => {
  const app = show();
  await stop(app);
  expect(await screen.findByText('手配を停止しました。')).toBeVisible();
  expect(await screen.findByText('手配停止中')).toBeVisible();
  await confirm(app, '手配を再開する', 'この依頼の手配を再開します。よろしいですか。');
  expect(await screen.findByText('手配を再開しました。')).toBeVisible();
  expect(await screen.findByRole('button', { name: '手配を停止する' })).toBeVisible();
  expect(app.sent()).toHaveLength(2);
});

test('without a yes nothing is sent', async () => {
  const app = show();
  const button = await screen.findByRole('button', { name: '手配を停止する' });
  await app.user.click(button);
  const cancel = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'キャンセル' });
  expect(button).not.toHaveAttribute('aria-busy');
  await app.user.click(cancel);
  expect(app.sent()).toEqual([]);
});

test('if somebody else has stopped it meanwhile, it is not resumed by accident', async () => {
  const app = show();
  await screen.findByRole('button', { name: '手配を停止する' });
  app.provider.order = { ...app.provider.order, isSearchStopped: true };
  await stop(app);
  expect(await screen.findByText('手配を停止しました。')).toBeVisible();
  expect(app.sent()).toEqual([]);
});

test('nothing is stopped or resumed where the state cannot be read just before, and that is said', async () => {
  let isReadable = true;
  const order = orderDetail({ isSearchStopped: true, status: 'searchStopped' });
  const app = show(order, {
    'GET /order/:id': () => (isReadable ? order : answerWith({ ...order, isSearchStopped: 'no' })),
  });
  await screen.findByRole('button', { name: '手配を再開する' });
  isReadable = false;
  await confirm(app, '手配を再開する', 'この依頼の手配を再開します。よろしいですか。');
  expect(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' })).toBeVisible();
  expect(app.sent()).toEqual([]);
});

test('a stop whose state was never read stops nothing either', async () => {
  const order = orderDetail();
  const app = show(order, { 'GET /order/:id': () => answerWith({ ...order, isSearchStopped: null }) });
  await stop(app);
  expect(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' })).toBeVisible();
  expect(app.sent()).toEqual([]);
});

test('what is said is the state that came back, whatever was asked for', async () => {
  const app = show(undefined, { [TOGGLE]: () => ({ isSearchStopped: false }) });
  await stop(app);
  expect(await screen.findByText('手配を再開しました。')).toBeVisible();
});

test('from a host that does not say the state, it is the one that was asked for', async () => {
  const app = show(undefined, { [TOGGLE]: () => answerWith({}) });
  await stop(app);
  expect(await screen.findByText('手配を停止しました。')).toBeVisible();
});

test('three presses ask once and send one request, and a failure is said and never repeated [4.44]', async () => {
  const gate = makeGate();
  const app = show(undefined, { [TOGGLE]: () => gate.passed.then(() => failWith(503)) });
  const button = await screen.findByRole('button', { name: '手配を停止する' });
  pressThrice(button);
  const question = within(await screen.findByRole('alertdialog'));
  await app.user.click(question.getByRole('button', { name: '手配を停止する' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-busy', 'true');
  pressThrice(button);
  act(gate.open);
  expect(await screen.findByRole('alertdialog', { name: '送信できませんでした' })).toBeVisible();
  expect(app.sent()).toHaveLength(1);
});

test('an order whose period has ended offers neither', async () => {
  show(orderDetail({ status: 'closed' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /手配/ })).not.toBeInTheDocument();
});
