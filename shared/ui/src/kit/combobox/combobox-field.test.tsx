import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { ComboboxField } from './combobox-field.tsx';

type Props = ComponentProps<typeof ComboboxField>;

const sites = ['新宿', '四谷', '新橋'].map((label) => ({ value: label, label }));

function setup(props: Partial<Props> = {}) {
  const onChange = jest.fn();
  const onSearch = jest.fn();
  const onMore = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const outside: { show?: (suggestions: Props['suggestions']) => void } = {};
  function Field() {
    const [value, setValue] = useState<Props['value']>(null);
    const [suggestions, setSuggestions] = useState<Props['suggestions']>(sites);
    outside.show = setSuggestions;
    onChange.mockImplementation(setValue);
    return (
      <form onSubmit={onSubmit}>
        <ComboboxField
          label="現場"
          suggestions={suggestions}
          state="ready"
          onSearch={onSearch}
          onMore={onMore}
          onRetry={() => undefined}
          onOpen={() => undefined}
          noneLabel="なし"
          found="3件"
          texts={{ empty: '一致しません。', failed: '読み込めません。', more: 'さらに' }}
          {...props}
          value={value}
          onChange={onChange}
        />
        <button type="submit">送信</button>
      </form>
    );
  }
  const ui = renderUi(<Field />);
  /** From a callback of the field. */
  const showFromWithin = (suggestions: Props['suggestions']) => outside.show?.(suggestions);
  const show = (suggestions: Props['suggestions']) => act(async () => showFromWithin(suggestions));
  return {
    ...ui,
    show,
    showFromWithin,
    onChange,
    onSearch,
    onMore,
    onSubmit,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: '現場' }),
  };
}
const entries = () => within(screen.getByRole('listbox', { name: '現場' })).getAllByRole('option');
/** The entry that Enter would choose, as it is told to assistive technology. */
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

/** The mark follows a key by a moment. */
const marks = (field: HTMLElement, entry: string) => waitFor(() => expect(active(field)).toBe(entry));

afterEach(() => jest.useRealTimers());

test('it is closed until it is clicked, and shows what is chosen', async () => {
  const { user, field, onChange } = setup();
  expect(field).toHaveValue('なし');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(entries().map(({ textContent }) => textContent)).toEqual(['なし', '新宿', '四谷', '新橋']);
  expect(entries().map((entry) => entry.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  await user.click(entries()[2] as HTMLElement);
  expect(onChange).toHaveBeenLastCalledWith({ value: '四谷', label: '四谷' });
  expect(field).toHaveValue('四谷');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

/** What typing would replace. */
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

test('the name of what is chosen is selected in an open list and after it has closed', async () => {
  const { user, field } = setup();
  await user.click(field);
  await waitFor(() => expect(selected(field)).toBe('なし'));
  await user.click(entries()[2] as HTMLElement);
  await waitFor(() => expect(selected(field)).toBe('四谷'));
});

test('the keyboard is enough: arrows, Home and End, Enter and Escape', async () => {
  const { user, field, onChange, onSubmit } = setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await marks(field, 'なし');
  await user.keyboard('{ArrowDown}');
  await marks(field, '新宿');
  await user.keyboard('{End}');
  await marks(field, '新橋');
  await user.keyboard('{Home}');
  await marks(field, 'なし');
  await user.keyboard('{ArrowDown}');
  await marks(field, '新宿');
  await user.keyboard('{ArrowDown}');
  await marks(field, '四谷');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ value: '四谷', label: '四谷' });
  expect(onSubmit).not.toHaveBeenCalled();

  await user.keyboard('{ArrowDown}');
  await marks(field, 'なし');
  await user.keyboard('{ArrowDown}');
  await marks(field, '新宿');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('四谷');
  await user.keyboard('{ArrowDown}');
  await marks(field, 'なし');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field).toHaveValue('なし');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Enter before an entry is marked neither sends the form nor loses what is typed', async () => {
  const { user, field, onChange, onSubmit } = setup();
  await user.tab();
  await user.keyboard('新{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('新');
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('what is shown is replaced by what is typed, before and after a choice', async () => {
  const { user, field } = setup();
  await user.tab();
  await user.keyboard('新');
  expect(field).toHaveValue('新');
  await user.keyboard('{ArrowDown}');
  await marks(field, 'なし');
  await user.keyboard('{ArrowDown}');
  await marks(field, '新宿');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(selected(field)).toBe('新宿'));
  await user.keyboard('四');
  expect(field).toHaveValue('四');
});

test('the last entry fetches more of them', async () => {
  const { user, field, onMore } = setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await marks(field, 'なし');
  await user.keyboard('{ArrowDown}');
  await marks(field, '新宿');
  await user.keyboard('{ArrowDown}');
  await marks(field, '四谷');
  expect(onMore).not.toHaveBeenCalled();
  await user.keyboard('{End}');
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
});

/** Longer than a frame of the browser. */
const FRAME_MS = 20;

/** With a clock of its own, which the simulated user does not know. */
async function setupWithClock() {
  jest.useFakeTimers();
  const ui = setup();
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(FRAME_MS);
  act(() => ui.field.focus());
  await wait(FRAME_MS);
  return {
    ...ui,
    wait,
    type: (value: string, isComposing = false) => fireEvent.input(ui.field, { target: { value }, isComposing }),
    async press(key: string) {
      fireEvent.keyDown(ui.field, { key });
      await wait(FRAME_MS);
    },
  };
}

test('what is typed is searched half a second after the last key, trimmed; it is never the value [5.29, 9.16]', async () => {
  const { field, onSearch, onChange, type, wait } = await setupWithClock();
  type('新');
  await wait(400);
  type(' 新宿　');
  await wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  await wait(1);
  expect(onSearch.mock.calls).toEqual([['新宿']]);
  fireEvent.pointerDown(document.body);
  await wait(FRAME_MS);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('なし');
  expect(onChange).not.toHaveBeenCalled();
  // The next time the list begins with everything.
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('Escape takes back what was typed, in the very moment in which the list has opened, too', async () => {
  const { field, type, wait } = await setupWithClock();
  type('新');
  // The list is there, and the next frame is not yet.
  await wait(0);
  expect(screen.getByRole('listbox')).toBeVisible();
  fireEvent.keyDown(field, { key: 'Escape' });
  await wait(FRAME_MS);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('なし');
});

test('nothing is searched or chosen while an input method composes', async () => {
  const { field, onSearch, onChange, type, wait, press } = await setupWithClock();
  await press('ArrowDown');
  await marks(field, 'なし');
  fireEvent.compositionStart(field);
  type('しんじ', true);
  await wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  await wait(FRAME_MS);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field, { target: { value: '新宿' } });
  await wait(500);
  expect(onSearch.mock.calls).toEqual([['新宿']]);
});

test('the list opens once an input method has composed: opening moves the caret for a moment', async () => {
  const { field, type, wait } = await setupWithClock();
  fireEvent.compositionStart(field);
  type('しん', true);
  await wait(FRAME_MS);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  fireEvent.compositionEnd(field, { target: { value: '新' } });
  await wait(FRAME_MS);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('other suggestions in the meantime take the mark away: Enter chooses nothing unseen', async () => {
  const { field, onChange, show, press } = await setupWithClock();
  await press('ArrowDown');
  await press('End');
  await marks(field, '新橋');
  await show([{ value: '品川', label: '品川' }]);
  expect(active(field)).toBeNull();
  await press('Enter');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  [{ state: 'ready' as const }, '3件'],
  [{ state: 'loading' as const }, '読み込み中です'],
  [{ state: 'failed' as const }, '読み込めません。'],
  [{ state: 'ready' as const, suggestions: [] }, '一致しません。'],
])('%j is said once it is open: %s', async (props, text) => {
  const { user, field } = setup(props);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(field);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('a failure offers another try, which leaves the list open', async () => {
  const onRetry = jest.fn();
  const { user, field } = setup({ state: 'failed', suggestions: [], onRetry });
  await user.click(field);
  // Ark brings the focus to the field in the next frame.
  await act(() => new Promise<unknown>(requestAnimationFrame));
  await user.tab();
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('listbox')).toBeVisible();
});

describe('on Apple’s devices, where Ark announces the marked entry', () => {
  const platform = Object.getOwnPropertyDescriptor(Navigator.prototype, 'platform');
  beforeAll(() => Object.defineProperty(Navigator.prototype, 'platform', { value: 'MacIntel', configurable: true }));
  afterAll(() => platform && Object.defineProperty(Navigator.prototype, 'platform', platform));

  test('it does so without English, the chosen one too', async () => {
    const { user } = setup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^なし$/));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^新宿$/));
  });
});

test('a press chooses what it meets, even if closing brings other suggestions', async () => {
  const { user, field, onChange, onSearch, showFromWithin } = setup();
  await user.click(field);
  onSearch.mockImplementation(() => showFromWithin([]));
  await user.click(entries()[2] as HTMLElement);
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenLastCalledWith({ value: '四谷', label: '四谷' });
});
