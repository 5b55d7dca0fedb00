import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { CopyButton } from './copy-button.tsx';

describe('the copy button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function press(writeText: () => Promise<void>) {
    renderUi(<CopyButton text="0012345" label="企業IDをコピー" />);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
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

  test('it says what to do if the browser refuses', async () => {
    await press(() => Promise.reject(new Error('denied')));
    expect(screen.getByRole('status')).toHaveTextContent('コピーできませんでした。手動で選択してコピーしてください');
  });
});
