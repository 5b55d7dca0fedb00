import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Cover } from './cover.tsx';
import { Toast } from './toast.tsx';

const onClose = jest.fn();
const show = () => renderUi(<Toast said={{ id: 1, text: '契約を依頼しました。' }} onClose={onClose} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockReset();
});
afterEach(() => jest.useRealTimers());

test('it is read out and disappears after five seconds', () => {
  show();
  expect(screen.getByText('契約を依頼しました。').closest('[aria-live=polite]')).toBeInTheDocument();
  wait(4_999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['is pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['has the focus', fireEvent.focus, fireEvent.blur],
])('it stays while it %s, and five seconds more', (_, hold, release) => {
  show();
  wait(3_000);
  const panel = screen.getByText('契約を依頼しました。').parentElement as HTMLElement;
  hold(panel);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  release(panel);
  wait(5_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it waits while something stands over the page, and can then be read', () => {
  function Page() {
    const [isCovered, setIsCovered] = useState(true);
    return (
      <>
        <Cover isCovered={isCovered}>
          <Toast said={{ id: 1, text: '契約を依頼しました。' }} onClose={onClose} />
        </Cover>
        <button type="button" onClick={() => setIsCovered(false)}>
          uncover
        </button>
      </>
    );
  }
  renderUi(<Page />);
  wait(60_000);
  expect(screen.getByText('契約を依頼しました。')).not.toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('uncover'));
  expect(screen.getByText('契約を依頼しました。')).toBeVisible();
  wait(5_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it can be closed', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '通知を閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it leads to the next step, and is gone on the way there', () => {
  const next = { label: '契約書類を見る', to: '/order/1/contract' };
  renderUi(<Toast said={{ id: 1, text: '契約を依頼しました。', next }} onClose={onClose} />);
  const link = screen.getByRole('link', { name: '契約書類を見る' });
  expect(link).toHaveAttribute('href', '/order/1/contract');
  fireEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['it goes back to where it came from', true, '保存する'],
  ['if that is gone, it goes to the page’s heading', false, '依頼の詳細'],
])('closed with the keyboard, the focus is not lost: %s', (_, isThere, expected) => {
  renderUi(
    <>
      <h1 tabIndex={-1}>依頼の詳細</h1>
      <p>
        <button type="button">保存する</button>
      </p>
      <Toast said={{ id: 1, text: '変更しました。' }} onClose={onClose} />
    </>,
  );
  act(() => screen.getByText('保存する').focus());
  const close = screen.getByRole('button', { name: '通知を閉じる' });
  act(() => close.focus());
  if (!isThere) screen.getByText('保存する').remove();
  fireEvent.click(close);
  expect(screen.getByText(expected)).toHaveFocus();
});
