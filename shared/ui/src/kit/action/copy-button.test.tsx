import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { CopyButton } from './copy-button.tsx';

describe('the copy button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function press(writeText: (() => Promise<void>) | undefined) {
    renderUi(<CopyButton text="0012345" label="企業IDをコピー" />);
    Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
    await act(async () => screen.getByRole('button', { name: '企業IDをコピー' }).click());
  }

  test('it copies and says so for two seconds [2.72, 9.17]', async () => {
    const writeText = jest.fn(async () => {});
    await press(writeText);
    expect(writeText).toHaveBeenCalledWith('0012345');
    expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a second press says so for two seconds again', async () => {
    await press(async () => {});
    act(() => jest.advanceTimersByTime(1500));
    await act(async () => screen.getByRole('button').click());
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
  });

  const FAILED = 'コピーできませんでした。手動で選択してコピーしてください';

  test('it says what to do if the browser refuses, for as long as it takes to read', async () => {
    await press(() => Promise.reject(new Error('denied')));
    act(() => jest.advanceTimersByTime(5999));
    expect(screen.getByRole('status')).toHaveTextContent(FAILED);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('also if the browser has no clipboard', async () => {
    await press(undefined);
    expect(screen.getByRole('status')).toHaveTextContent(FAILED);
  });
});
