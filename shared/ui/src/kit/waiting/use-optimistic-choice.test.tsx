import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

let rows: Record<string, Promise<void>>;
let arrive: Record<string, () => void>;
/** The router has taken the address. */
let taken: Promise<void>;
let take: () => void;
beforeEach(() => {
  taken = new Promise((resolve) => {
    take = resolve;
  });
  rows = { a: Promise.resolve() };
  arrive = {};
  for (const name of ['b', 'c'])
    rows[name] = new Promise((resolve) => {
      arrive[name] = resolve;
    });
});

/** The page's rows for the value in its address; they take as long as the test says. */
function Rows({ value }: { value: string }) {
  use(rows[value] ?? Promise.reject(new Error(value)));
  return <output>{value}</output>;
}

/** As the router does: it takes the address later, and the page follows in a transition of its own. */
function Page({ isRefused = false }: { isRefused?: boolean }) {
  const [address, setAddress] = useState('a');
  const [shown, choose] = useOptimisticChoice(address);
  const press = (value: string) =>
    choose(value, async () => {
      await taken;
      if (!isRefused) startTransition(() => setAddress(value));
    });
  return (
    <>
      <p>{shown}</p>
      {['b', 'c'].map((value) => (
        <button key={value} type="button" onClick={() => press(value)}>
          {value}
        </button>
      ))}
      <Suspense>
        <Rows value={address} />
      </Suspense>
    </>
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shown = () => [screen.getByRole('paragraph').textContent, screen.getByRole('status').textContent];

test('the choice is shown at once, and the page follows', async () => {
  await act(async () => void render(<Page />));
  await press('b');
  expect(shown()).toEqual(['b', 'a']);
  await act(async () => take());
  expect(shown()).toEqual(['b', 'a']);
  await act(async () => arrive.b?.());
  expect(shown()).toEqual(['b', 'b']);
});

test('of two choices the later one is shown all the time', async () => {
  await act(async () => void render(<Page />));
  await press('b');
  await press('c');
  expect(shown()).toEqual(['c', 'a']);
  await act(async () => take());
  await act(async () => arrive.c?.());
  expect(shown()).toEqual(['c', 'c']);
});

test('a choice that the page does not follow is taken back', async () => {
  await act(async () => void render(<Page isRefused />));
  await press('b');
  await act(async () => take());
  expect(shown()).toEqual(['a', 'a']);
});
