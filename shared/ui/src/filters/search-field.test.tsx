import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { SearchField } from './search-field.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setup(initial = '') {
  const onSearch = jest.fn();
  const outside: { setValue?: (value: string) => void } = {};
  function List() {
    const [value, setValue] = useState(initial);
    onSearch.mockImplementation(setValue);
    outside.setValue = setValue;
    return <SearchField label="キーワードで探す" value={value} onSearch={onSearch} />;
  }
  renderUi(<List />);
  const field = screen.getByRole('searchbox', { name: 'キーワードで探す' });
  const type = (value: string, isComposing = false) => fireEvent.input(field, { target: { value }, isComposing });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { onSearch, field, type, wait, setOutside: (value: string) => act(() => outside.setValue?.(value)) };
}

test('it searches half a second after the last key, once, and trimmed [5.29, 9.16]', () => {
  const { onSearch, type, wait } = setup();
  type('新');
  wait(400);
  type(' 新宿　');
  wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['新宿']]);
});

test('nothing is searched during a composition, however long it takes', () => {
  const { onSearch, field, type, wait } = setup();
  fireEvent.compositionStart(field);
  type('しんj', true);
  wait(5000);
  expect(onSearch).not.toHaveBeenCalled();

  type('新宿', true);
  fireEvent.compositionEnd(field);
  wait(500);
  expect(onSearch.mock.calls).toEqual([['新宿']]);
});

test('Enter searches at once, the Enter that ends a composition does not', () => {
  const { onSearch, field, type, wait } = setup();
  type('新宿');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['新宿']]);
  wait(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('a text that differs only in surrounding spaces is not searched again', () => {
  const { onSearch, type, wait } = setup('新宿');
  type('新宿 ');
  wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

test('a keyword from the address is shown, and so is a cleared one', () => {
  const { field, setOutside } = setup('新宿');
  expect(field).toHaveValue('新宿');
  setOutside('渋谷');
  expect(field).toHaveValue('渋谷');
  setOutside('');
  expect(field).toHaveValue('');
});

test('the answer to an earlier keyword does not overwrite what is being typed', () => {
  const { field, type, wait } = setup();
  type('新');
  wait(500);
  type('新宿');
  expect(field).toHaveValue('新宿');
  wait(500);
  expect(field).toHaveValue('新宿');
});

test('clearing searches for everything and keeps the focus in the field', () => {
  const { onSearch, field } = setup('新宿');
  fireEvent.click(screen.getByRole('button', { name: 'キーワードをクリア' }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(field).toHaveFocus();
});
