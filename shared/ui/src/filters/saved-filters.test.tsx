import { defineListParams, listParamEntries } from '@portal/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { SavedFilters } from './saved-filters.tsx';

const { q, page, department } = listParamEntries;
const codec = defineListParams({ q, page, department, state: v.fallback(v.picklist(['all', 'open']), 'all') });
type Params = typeof codec.defaults;
/** Its name says how many there are. */
const OPENER = /^(?:名前を付けて保存|保存した条件（\d+）)$/;
const CLEARED = { q: '', department: 'ALL', state: 'all' } as const;
const NARROWED: Params = { ...codec.defaults, department: '建築部', state: 'open', page: 3 };

function show(params: Params = NARROWED, list = 'orders') {
  const onApply = jest.fn();
  const app = renderUi(
    <SavedFilters<Params> list={list} codec={codec} params={params} cleared={CLEARED} onApply={onApply} />,
  );
  return { ...app, onApply };
}
type App = ReturnType<typeof show>;

async function open({ user }: App, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: '保存した条件' }));
}
async function save(app: App, name: string) {
  const drawer = await open(app, OPENER);
  await app.user.type(drawer.getByRole('textbox', { name: '条件の名前' }), name);
  await waitFor(() => expect(drawer.getByRole('textbox', { name: '条件の名前' })).toHaveValue(name));
  await app.user.click(drawer.getByRole('button', { name: '名前を付けて保存' }));
  return drawer;
}

beforeEach(() => localStorage.clear());

test('without a condition and without any that is saved there is nothing to press', () => {
  show({ ...codec.defaults, page: 2 });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('conditions get a name, and are applied on a later visit: all of them, and nothing else', async () => {
  const first = show();
  await save(first, '建築部の回答待ち');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  first.unmount();

  const later = show(codec.defaults);
  const drawer = await open(later, '保存した条件（1）');
  // Nothing is set that could be saved.
  expect(drawer.queryByRole('textbox')).not.toBeInTheDocument();
  await later.user.click(drawer.getByRole('button', { name: '建築部の回答待ち' }));
  expect(later.onApply.mock.calls).toEqual([[{ q: '', department: '建築部', state: 'open' }]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('another list has its own', async () => {
  const orders = show();
  await save(orders, '建築部');
  orders.unmount();
  show(codec.defaults, 'usage');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['   ', '名前を入力してください。'],
  ['あ'.repeat(31), '名前は30文字以内で入力してください。'],
  ['建築部', '同じ名前の条件があります。別の名前を入力してください。'],
])('the name %j is refused, and stays in its field', async (name, error) => {
  const app = show();
  await save(app, '建築部');
  const drawer = await save(app, name);
  expect(drawer.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(drawer.getByRole('textbox')).toHaveValue(name);
  expect(drawer.getByRole('textbox')).toHaveFocus();
  expect(drawer.getAllByRole('listitem')).toHaveLength(1);
});

test('there are ten for a list; one is removed where the eleventh is refused', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ name: `条件${index}`, query: 'q=a' }));
  localStorage.setItem('saved-filters::orders', JSON.stringify(ten));
  const app = show();
  const drawer = await open(app, OPENER);
  expect(drawer.getByText(/^保存できるのは10件までです/)).toBeVisible();
  expect(drawer.queryByRole('textbox')).not.toBeInTheDocument();
  await app.user.click(drawer.getByRole('button', { name: '「条件4」を削除する' }));
  expect(drawer.getByRole('status')).toHaveTextContent('「条件4」を削除しました。');
  expect(drawer.getByRole('status')).toHaveFocus();
  expect(drawer.getAllByRole('listitem')).toHaveLength(9);
  expect(drawer.getByRole('textbox', { name: '条件の名前' })).toBeVisible();
  // The second press of a double click, where the next row has come.
  fireEvent.click(drawer.getByRole('button', { name: '「条件5」を削除する' }), { detail: 2 });
  expect(drawer.getAllByRole('listitem')).toHaveLength(9);
});

test.each(['{', '{"name":"x"}', '[{"name":1,"query":"q=a"}]'])('what cannot be read counts as nothing: %s', (text) => {
  localStorage.setItem('saved-filters::orders', text);
  show(codec.defaults);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what an address could not say is not applied either', async () => {
  localStorage.setItem(
    'saved-filters::orders',
    JSON.stringify([{ name: '古い条件', query: 'state=gone&q=%20x&page=9' }]),
  );
  const app = show(codec.defaults);
  const drawer = await open(app, '保存した条件（1）');
  await app.user.click(drawer.getByRole('button', { name: '古い条件' }));
  expect(app.onApply).toHaveBeenCalledWith({ q: 'x', department: 'ALL', state: 'all' });
});
