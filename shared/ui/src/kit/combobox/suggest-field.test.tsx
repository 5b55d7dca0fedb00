import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { SuggestField } from './suggest-field.tsx';

const TOWNS = ['東京都新宿区西新宿', '東京都新宿区新宿', '東京都新宿区四谷'];

function setup(towns: readonly string[] = TOWNS) {
  const onChoose = jest.fn();
  const onBlur = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Page() {
    const [text, setText] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <SuggestField
          label="現場住所"
          value={text}
          onChange={setText}
          suggestions={text ? towns : []}
          listLabel="住所の候補"
          onChoose={onChoose}
          onBlur={onBlur}
          status={`候補${towns.length}件`}
        />
        <button type="submit">次へ</button>
      </form>
    );
  }
  const ui = renderUi(<Page />);
  return {
    ...ui,
    onChoose,
    onBlur,
    onSubmit,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: '現場住所' }),
  };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** The suggestion that Enter would choose, as it is told to assistive technology. */
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

/** The mark follows a key by a moment. */
const marks = (field: HTMLElement, entry: string) => waitFor(() => expect(active(field)).toBe(entry));

/** Once a list has opened, the frame after it makes it attentive. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test('suggestions come with typing, under a name, and their number is said', async () => {
  const { user, field } = setup();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(options()).toEqual([]);
  await user.type(field, '新宿');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: '住所の候補' })).toBeVisible();
  expect(options()).toEqual(TOWNS);
  expect(screen.getByRole('status')).toHaveTextContent('候補3件');
});

test('one is chosen by mouse, and the focus stays in the field', async () => {
  const { user, field, onChoose, onBlur } = setup();
  await user.type(field, '新宿');
  await user.click(screen.getByRole('option', { name: '東京都新宿区新宿' }));
  expect(onChoose).toHaveBeenCalledWith(1);
  expect(field).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  expect(options()).toEqual([]);
});

test('one is chosen by the keyboard: the arrows go around, Enter takes it and does not send the form', async () => {
  const { user, field, onChoose, onSubmit } = setup();
  await user.type(field, '新宿{ArrowDown}');
  await marks(field, '東京都新宿区西新宿');
  await user.keyboard('{ArrowUp}');
  await marks(field, '東京都新宿区四谷');
  await user.keyboard('{ArrowDown}');
  await marks(field, '東京都新宿区西新宿');
  await user.keyboard('{ArrowDown}');
  await marks(field, '東京都新宿区新宿');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter without a chosen one sends the form as ever', async () => {
  const { user, field, onChoose, onSubmit } = setup();
  await user.type(field, '新宿{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
});

test('Escape closes the list, an arrow opens it again, leaving the field closes it', async () => {
  const { user, field, onBlur } = setup();
  await user.type(field, '新宿{Escape}');
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual(TOWNS);
  await marks(field, '東京都新宿区西新宿');
  await nextFrame();
  await user.tab();
  await waitFor(() => expect(options()).toEqual([]));
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('the caret stays where the customer types when the list opens', async () => {
  const { user, field } = setup();
  await user.type(field, '新宿区{Escape}');
  // The simulated user moves the caret to the end of a text that is written again.
  fireEvent.input(field, { target: { value: '西新宿区' } });
  field.setSelectionRange(1, 1);
  await waitFor(() => expect(options()).toEqual(TOWNS));
  await nextFrame();
  expect(field.selectionStart).toBe(1);
});

test('who types faster than the list opens has the letters in their order', async () => {
  const { field } = setup();
  const frames: FrameRequestCallback[] = [];
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  fireEvent.input(field, { target: { value: '新' } });
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  fireEvent.input(field, { target: { value: '新宿' } });
  request.mockRestore();
  act(() => {
    for (const frame of frames) frame(0);
  });
  expect(field.selectionStart).toBe('新宿'.length);
});

test('the keys of an input method are its own', async () => {
  const { user, field, onChoose } = setup();
  await user.type(field, '新宿{ArrowDown}');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
  await marks(field, '東京都新宿区西新宿');
});
