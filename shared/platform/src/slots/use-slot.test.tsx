import { render, screen } from '@testing-library/react';
import type { SlotFill } from './slots.ts';
import { type SlotSource, SlotSourceProvider, useSlot } from './use-slot.ts';

const fill: SlotFill = { Panel: () => 'panel', Count: () => <p>3</p> };
const Page = ({ when }: { when?: 'now' | 'late' }) => {
  const found = useSlot('order.bills', when);
  return found ? <found.Count orderId="1" /> : <p>{String(found)}</p>;
};
const show = (source: SlotSource, when?: 'now' | 'late') =>
  render(
    <SlotSourceProvider value={source}>
      <Page {...(when && { when })} />
    </SlotSourceProvider>,
  );

test('a slot is unknown until it is loaded', async () => {
  show({ loaded: () => undefined, load: async () => fill });
  expect(screen.getByText('undefined')).toBeVisible();
  expect(await screen.findByText('3')).toBeVisible();
});

test('what has been loaded is there in the first picture', () => {
  const load = jest.fn();
  show({ loaded: () => fill, load });
  expect(screen.getByText('3')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a slot that is not urgent is fetched after the page is painted, and not at all once the page is left', async () => {
  const load = jest.fn(async () => null);
  const source = { loaded: () => undefined, load };
  show(source, 'late').unmount();
  show(source, 'late');
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('null')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that runs alone has nothing in its slots', () => {
  render(<Page />);
  expect(screen.getByText('null')).toBeVisible();
});
