import { act, fireEvent, screen, within } from '@testing-library/react';
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
  const show = (suggestions: Props['suggestions']) => act(() => outside.show?.(suggestions));
  return { ...ui, show, onChange, onSearch, onMore, onSubmit, field: screen.getByRole('combobox', { name: '現場' }) };
}
const entries = () => within(screen.getByRole('listbox', { name: '現場' })).getAllByRole('option');
/** The entry that Enter would choose, as it is told to assistive technology. */
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

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

// WebKit moves the caret to the pointer, after the click that has selected the text.
test('the button that goes up undoes no selection, and sets the caret only in an open list’s field', async () => {
  const { user, field } = setup();
  expect(fireEvent.mouseUp(field)).toBe(false);
  await user.click(field);
  expect(fireEvent.mouseUp(field)).toBe(true);
  expect(fireEvent.mouseUp(entries()[1] as HTMLElement)).toBe(false);
});

test('the keyboard is enough: arrows, Home and End, Enter and Escape', async () => {
  const { user, field, onChange, onSubmit } = setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBeNull();
  await user.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(field)).toBe('新宿');
  await user.keyboard('{End}');
  expect(active(field)).toBe('新橋');
  await user.keyboard('{Home}');
  expect(active(field)).toBe('なし');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ value: '四谷', label: '四谷' });
  expect(onSubmit).not.toHaveBeenCalled();

  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('四谷');
  await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field).toHaveValue('なし');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('what is shown is replaced by what is typed, before and after a choice', async () => {
  const { user, field } = setup();
  await user.tab();
  await user.keyboard('新');
  expect(field).toHaveValue('新');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('新宿');
  await user.keyboard('四');
  expect(field).toHaveValue('四');
});

test('the last entry fetches more of them', async () => {
  const { user, onMore } = setup();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(onMore).not.toHaveBeenCalled();
  await user.keyboard('{End}');
  expect(onMore).toHaveBeenCalledTimes(1);
});

/** With a clock of its own, which the simulated user does not know. */
function setupWithClock() {
  jest.useFakeTimers();
  const ui = setup();
  const type = (value: string, isComposing = false) => fireEvent.input(ui.field, { target: { value }, isComposing });
  return { ...ui, type, wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

test('what is typed is searched half a second after the last key, trimmed; it is never the value [5.29, 9.16]', () => {
  const { field, onSearch, onChange, type, wait } = setupWithClock();
  type('新');
  wait(400);
  type(' 新宿　');
  wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['新宿']]);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('なし');
  expect(onChange).not.toHaveBeenCalled();
  // The next time the list begins with everything.
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('nothing is searched or chosen while an input method composes', () => {
  const { field, onSearch, onChange, type, wait } = setupWithClock();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(active(field)).toBe('なし');
  fireEvent.compositionStart(field);
  type('しんじ', true);
  wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field, { target: { value: '新宿' } });
  wait(500);
  expect(onSearch.mock.calls).toEqual([['新宿']]);
});

test('other suggestions in the meantime take the mark away: Enter chooses nothing unseen', () => {
  const { field, onChange, show } = setup();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'End' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(active(field)).toBe('新橋');
  show([{ value: '品川', label: '品川' }]);
  expect(active(field)).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
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
  await user.tab();
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('listbox')).toBeVisible();
});
