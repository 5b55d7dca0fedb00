import { act, render, screen } from '@testing-library/react';
import { defineFlag, type FlagSource, FlagSourceProvider, useFlag } from './use-flag.ts';

const YEAR_VIEW = defineFlag('mf-billing', 'year-view');
const Page = () => <p>{useFlag(YEAR_VIEW) ? 'years' : 'months'}</p>;
const show = (source: FlagSource) =>
  render(
    <FlagSourceProvider value={source}>
      <Page />
    </FlagSourceProvider>,
  );

test('without anybody who knows, every flag is off', () => {
  render(<Page />);
  expect(screen.getByText('months')).toBeVisible();
});

test('a flag is asked for by its app and its name, and what is known is there in the first picture', () => {
  const isOn = jest.fn(() => true);
  show({ isOn, subscribe: () => () => undefined });
  expect(screen.getByText('years')).toBeVisible();
  expect(isOn).toHaveBeenCalledWith({ app: 'mf-billing', name: 'year-view' });
});

test('a page follows an answer that changes, until it is gone', () => {
  const listeners = new Set<() => void>();
  let known = false;
  const source: FlagSource = {
    isOn: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { unmount } = show(source);
  expect(screen.getByText('months')).toBeVisible();
  known = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(screen.getByText('years')).toBeVisible();
  unmount();
  expect(listeners.size).toBe(0);
});
