import { renderApp } from '@portal/app-kit/testing';
import { useQuery } from '@portal/platform/query';
import { act, screen, waitFor } from '@testing-library/react';

let isOnline = true;
const loaded = jest.fn(async () => 'ok');
const failing = jest.fn(async (): Promise<string> => Promise.reject(new Error('no network')));

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function become(online: boolean): void {
  isOnline = online;
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

function Page() {
  const meta = { dialog: false, mayFail: true };
  useQuery({ queryKey: ['loaded'], queryFn: loaded, meta });
  useQuery({ queryKey: ['failing'], queryFn: failing, meta });
  return <h1>page</h1>;
}
const LOST = 'インターネットに接続されていません。接続が回復すると自動的に更新します。';
const BACK = '接続が回復しました。';

test('without a network a bar says so as long as it lasts, then for three seconds that it is back', () => {
  jest.useFakeTimers();
  renderApp(<h1>page</h1>);
  expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  become(false);
  expect(screen.getByRole('status')).toHaveTextContent(LOST);
  act(() => void jest.advanceTimersByTime(600_000));
  expect(screen.getByText(LOST)).toBeVisible();
  become(true);
  expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(BACK);
  act(() => void jest.advanceTimersByTime(3000));
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('a page that is opened without a network says so too', () => {
  isOnline = false;
  renderApp(<h1>page</h1>);
  expect(screen.getByText(LOST)).toBeVisible();
});

test('once the network is back, what failed is read again, and nothing else', async () => {
  renderApp(<Page />);
  await waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  become(false);
  become(true);
  await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
  expect(loaded).toHaveBeenCalledTimes(1);
});
