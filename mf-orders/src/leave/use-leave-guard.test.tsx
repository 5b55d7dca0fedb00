import { renderApp } from '@portal/app-kit/testing';
import { busyNow } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { screen } from '@testing-library/react';
import { browserAsks } from '#testing/browser-asks.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const onLeave = jest.fn();

function Form({ isHeld, isHeldOnReload }: { isHeld: boolean; isHeldOnReload: boolean }) {
  const release = useLeaveGuard({
    isHeld,
    isHeldOnReload,
    question: { body: '変更した内容は失われます。', confirmLabel: '移動する' },
    onLeave,
  });
  return (
    <>
      <TextLink to="/order">一覧</TextLink>
      <TextLink to="/news">お知らせ</TextLink>
      <TextLink to="?step=2">手順2</TextLink>
      <TextLink to="/order" onPress={release}>
        送信した後
      </TextLink>
    </>
  );
}

const show = ({ isHeld = true, isHeldOnReload = true } = {}) =>
  renderApp(
    [
      { path: '/order', element: <p>依頼一覧</p> },
      { path: '/news', element: <p>お知らせ一覧</p> },
      { path: '/order/create', element: <Form isHeld={isHeld} isHeldOnReload={isHeldOnReload} /> },
    ],
    { path: '/order/create' },
  );
const follow = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('link', { name }));
const question = () => screen.findByRole('alertdialog', { name: '確認' });

beforeEach(() => onLeave.mockReset());
afterEach(() => jest.restoreAllMocks());

test('whoever stays is asked again the next time', async () => {
  const app = show();
  for (let times = 0; times < 2; times += 1) {
    await follow(app, '一覧');
    expect(await question()).toHaveTextContent('変更した内容は失われます。');
    await app.user.click(screen.getByRole('button', { name: 'キャンセル' }));
    expect(app.address()).toBe('/order/create');
  }
  expect(onLeave).not.toHaveBeenCalled();
});

test('whoever leaves is led to where the link leads', async () => {
  const app = show();
  await follow(app, '一覧');
  await question();
  await app.user.click(screen.getByRole('button', { name: '移動する' }));
  expect(await screen.findByText('依頼一覧')).toBeVisible();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('whoever goes elsewhere once more while the question stands is asked once, and led there', async () => {
  const app = show();
  await follow(app, '一覧');
  await question();
  await follow(app, 'お知らせ');
  await app.user.click(screen.getByRole('button', { name: '移動する' }));
  expect(await screen.findByText('お知らせ一覧')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('the question is rendered with the press, not with what the router renders after it', async () => {
  show();
  const link = await screen.findByRole('link', { name: '一覧' });
  jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: unknown }, 'IS_REACT_ACT_ENVIRONMENT', false);
  link.click();
  // React renders a press in a microtask, a transition in a task.
  await Promise.resolve();
  expect(screen.getByRole('alertdialog', { name: '確認' })).toBeInTheDocument();
});

test('a step of the same page is not a way out', async () => {
  const app = show();
  await follow(app, '手順2');
  expect(app.address()).toBe('/order/create?step=2');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['nothing would be lost', { isHeld: false }, '一覧'],
  ['the page itself leads on', {}, '送信した後'],
] as const)('nobody is asked when %s', async (_, held, name) => {
  const app = show(held);
  await follow(app, name);
  expect(await screen.findByText('依頼一覧')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  [true, 'asks'],
  [false, 'does not ask'],
])('the browser, if a reload loses something (%s), %s', async (isHeldOnReload, _) => {
  show({ isHeldOnReload });
  await screen.findByRole('link', { name: '一覧' });
  expect(browserAsks()).toBe(isHeldOnReload);
});

test.each([
  [true, ['変更した内容は失われます。']],
  [false, []],
])('whoever reloads the page from within the portal learns what is lost (%s)', async (isHeldOnReload, bodies) => {
  const { unmount } = show({ isHeldOnReload });
  await screen.findByRole('link', { name: '一覧' });
  const losses = () => busyNow().flatMap((busy) => (busy.kind === 'unsent' ? [busy.loss().body] : []));
  expect(losses()).toEqual(bodies);
  unmount();
  expect(losses()).toEqual([]);
});
