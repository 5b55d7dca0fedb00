import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterPicture } from './after-picture.ts';
import { useAsked } from './use-asked.ts';

const picture = () => act(() => new Promise<void>((resolve) => void afterPicture(resolve)));

/** Its page follows when the test says so. */
function setUp() {
  const change = jest.fn();
  let follow: (value: string) => void = () => undefined;
  function Control() {
    const [known, setKnown] = useState('a');
    follow = setKnown;
    const [shown, ask] = useAsked(known);
    const choose = (value: string) => ask(value, () => change(value));
    return (
      <>
        <p>{shown}</p>
        <button type="button" onClick={() => choose('b')}>
          b
        </button>
        <button type="button" onClick={() => choose('a')}>
          a
        </button>
        <button type="button" onClick={() => choose('c')}>
          c
        </button>
      </>
    );
  }
  const { unmount } = render(<Control />);
  return { change, unmount, follow: (value: string) => act(() => follow(value)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('paragraph').textContent;

test('what is asked for is shown at once, and the address changed after that picture', async () => {
  const { change, follow } = setUp();
  press('b');
  expect(shown()).toBe('b');
  expect(change).not.toHaveBeenCalled();
  await picture();
  expect(change.mock.calls).toEqual([['b']]);
  expect(shown()).toBe('b');
  follow('b');
  expect(shown()).toBe('b');
  // Back.
  follow('a');
  expect(shown()).toBe('a');
});

test('the next press finds the one before done, and each counts once', async () => {
  const { change, follow } = setUp();
  press('b');
  press('c');
  expect(change.mock.calls).toEqual([['b']]);
  expect(shown()).toBe('c');
  await picture();
  expect(change.mock.calls).toEqual([['b'], ['c']]);
  // The page does both.
  for (const known of ['b', 'c']) {
    follow(known);
    expect(shown()).toBe('c');
  }
});

test('who returns to where the page is sees where it goes from then on', async () => {
  const { change, follow } = setUp();
  press('b');
  press('a');
  expect(shown()).toBe('a');
  await picture();
  expect(change.mock.calls).toEqual([['b'], ['a']]);
  // By a link.
  follow('b');
  expect(shown()).toBe('b');
});

test('whoever goes back before the page has followed sees where it is', async () => {
  const { change } = setUp();
  press('b');
  fireEvent.popState(window);
  expect(shown()).toBe('a');
  await picture();
  expect(change).not.toHaveBeenCalled();
});

test('an address that changes otherwise counts', () => {
  const { follow } = setUp();
  press('b');
  follow('d');
  expect(shown()).toBe('d');
});

test('a control that has gone changes no address', async () => {
  const { change, unmount } = setUp();
  press('b');
  unmount();
  await picture();
  expect(change).not.toHaveBeenCalled();
});
