import { renderApp } from '@portal/app-kit/testing';
import { act, screen } from '@testing-library/react';
import { PageLoading } from './page-loading.tsx';

afterEach(() => jest.useRealTimers());

test('a page that is loading is a skeleton, and says after three seconds that it takes long', () => {
  jest.useFakeTimers();
  const { container } = renderApp(<PageLoading />);
  const skeleton = container.querySelector('[aria-hidden=true]');
  expect(skeleton).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('読み込みに時間がかかっています。このままお待ちください。');
  expect(container.querySelector('[aria-hidden=true]')).toBe(skeleton);
});
