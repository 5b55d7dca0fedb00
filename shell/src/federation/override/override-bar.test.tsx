import { renderApp } from '@portal/app-kit/testing';
import { reloadPage } from '@portal/platform/host';
import { screen, waitFor, within } from '@testing-library/react';
import type { Overrides } from './open-overrides.ts';
import { OverrideBar } from './override-bar.tsx';

const REQUEST = { remote: 'mf-billing', address: 'http://localhost:4002' };
const OVERRIDE = {
  ...REQUEST,
  build: { name: 'mf-billing', version: 'dev', container: 'a', areas: {}, entries: [{ file: 'remoteEntry.js' }] },
};
const ASK = 'mf-billing（http://localhost:4002）をこのパソコンから読み込みますか。';

const agree = jest.fn(async () => undefined);
const remove = jest.fn();
const reload = jest.fn();
beforeEach(() => {
  agree.mockReset();
  remove.mockReset();
  reload.mockReset();
});

function show(parts: Partial<Overrides>) {
  const overrides = { active: [], requests: [], isRefused: false, agree, remove, ...parts };
  const { user } = renderApp(<OverrideBar overrides={overrides} reload={reload} />);
  return { press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const bar = () => screen.queryByRole('complementary', { name: '開発中のリモート' });

test('a portal without overrides shows nothing', () => {
  show({});
  expect(bar()).not.toBeInTheDocument();
});

test('a remote from this machine is named with its address; one press brings the deployed one back', async () => {
  const { press } = show({ active: [OVERRIDE] });
  expect(within(bar() as HTMLElement).getByRole('status')).toHaveTextContent(
    /^開発中：mf-billing（http:\/\/localhost:4002）$/,
  );
  await press('元に戻す');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a request is asked about; the page is loaded again with what was agreed to', async () => {
  const { press } = show({ requests: [REQUEST] });
  expect(screen.getByText(ASK)).toBeVisible();
  expect(screen.getByText('自分で開発サーバーを動かしている場合だけ読み込んでください。')).toBeVisible();
  expect(screen.getByRole('button', { name: '読み込む' })).not.toHaveFocus();
  expect(agree).not.toHaveBeenCalled();
  await press('読み込む');
  expect(agree.mock.calls).toEqual([[REQUEST]]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page waits for what is being sent before it reloads, but not for the button that was pressed', async () => {
  const reloaded = jest.fn();
  reload.mockImplementation(() => reloadPage({ reload: reloaded }));
  const { press } = show({ requests: [REQUEST] });
  await press('読み込む');
  await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
});

test('a wrong request beside a right one does not go unnoticed', () => {
  show({ requests: [REQUEST], isRefused: true });
  expect(screen.getByText(ASK)).toBeVisible();
  expect(screen.getByText('リモートの指定が正しくありません。')).toBeVisible();
});

test('who declines sees no more of it', async () => {
  const { press } = show({ requests: [REQUEST] });
  await press('やめる');
  expect(bar()).not.toBeInTheDocument();
  expect(agree).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a server that does not answer is said, and can be asked again', async () => {
  agree.mockRejectedValueOnce(new Error('no answer'));
  const { press } = show({ requests: [REQUEST] });
  await press('読み込む');
  expect(await screen.findByText('読み込めませんでした。開発サーバーが動いているか確認してください。')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await press('読み込む');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an address that asks for anything else is refused in words', async () => {
  const { press } = show({ isRefused: true });
  expect(screen.getByText('リモートの指定が正しくありません。')).toBeVisible();
  await press('閉じる');
  expect(bar()).not.toBeInTheDocument();
});
