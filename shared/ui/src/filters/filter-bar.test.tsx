import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderStyled } from '../kit/testing/render-ui.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SegmentedFilter } from './segmented-filter.tsx';

const STATES = ['all', 'open', 'done'].map((value) => ({ value, label: value }));
const ALL = { q: '', state: 'all', person: 'all', page: 1 };
const codec = { read: () => ALL };
const CLEARED = { q: '', state: 'all', person: 'all' };
type Params = typeof ALL;

interface Layout {
  hasManySegments?: boolean;
  hasToggle?: boolean;
}

function renderBar(params: Params = ALL, states = STATES, { hasManySegments = false, hasToggle = true }: Layout = {}) {
  const onChange = jest.fn();
  const app = renderStyled(
    <FilterBar<Params>
      list="test"
      codec={codec}
      params={params}
      cleared={CLEARED}
      onChange={onChange}
      search={<input aria-label="キーワードで探す" />}
      segments={
        <SegmentedFilter
          hasLabel
          label="状況"
          value={params.state}
          options={states}
          onChange={(state) => onChange({ state })}
        />
      }
      hasManySegments={hasManySegments}
      toggle={hasToggle ? <span>終了した依頼を除く</span> : undefined}
      conditions={params.person === 'all' ? [] : [{ label: `担当者 ${params.person}`, without: { person: 'all' } }]}
      sort={() => <p>並び順の選択</p>}
      useCount={({ person }) => (person === 'all' ? 9 : 3)}
    >
      {(draft, change) => (
        <button type="button" onClick={() => change({ person: '山田 花子' })}>
          {`担当者は${draft.person}`}
        </button>
      )}
    </FilterBar>,
  );
  return { ...app, onChange };
}
const openDrawer = async ({ user }: ReturnType<typeof renderBar>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

test('a segment is chosen at once; without a condition there is nothing to clear', async () => {
  const { user, onChange } = renderBar();
  expect(screen.queryByRole('button', { name: '条件をクリア' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: '状況' })).getByRole('radio', { name: 'open' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ state: 'open' }));
});

test.each([
  ['without a condition', ALL, false, 'none'],
  ['with a condition', { ...ALL, person: '田中 太郎' }, false, 'flex'],
  ['with what is no condition', ALL, true, 'flex'],
] as const)('%s the line below the search is there only for what it holds', (_, params, hasToggle, display) => {
  renderBar(params, STATES, { hasToggle });
  const search = screen.getByLabelText('キーワードで探す').parentElement?.parentElement;
  expect(getComputedStyle(search?.parentElement?.lastElementChild ?? document.body).display).toBe(display);
});

test('each condition is removed by itself, or all with keyword and segment', async () => {
  const { user, onChange } = renderBar({ ...ALL, state: 'open', person: '田中 太郎' });
  await user.click(screen.getByRole('button', { name: '担当者 田中 太郎を解除する' }));
  expect(onChange).toHaveBeenLastCalledWith({ person: 'all' });
  expect(screen.getByRole('button', { name: '絞り込み1件の条件' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '条件をクリア' }));
  expect(onChange).toHaveBeenLastCalledWith(CLEARED);
});

test('a keyword or a segment alone can be cleared, too', () => {
  renderBar({ ...ALL, q: '新宿' });
  expect(screen.getByRole('button', { name: '条件をクリア' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '絞り込み' })).toBeInTheDocument();
});

test('the drawer counts the results of a choice, and its button applies what has changed', async () => {
  const bar = renderBar({ ...ALL, q: '新宿' });
  const drawer = await openDrawer(bar, '絞り込み');
  expect(drawer.getByRole('button', { name: '9件を表示する' })).toBeInTheDocument();
  await bar.user.click(drawer.getByRole('button', { name: '担当者はall' }));
  expect(bar.onChange).not.toHaveBeenCalled();
  await bar.user.click(drawer.getByRole('button', { name: '3件を表示する' }));
  expect(bar.onChange.mock.calls).toEqual([[{ person: '山田 花子' }]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a closed drawer has changed nothing', async () => {
  const bar = renderBar();
  const drawer = await openDrawer(bar, '絞り込み');
  await bar.user.click(drawer.getByRole('button', { name: '担当者はall' }));
  await bar.user.click(drawer.getByRole('button', { name: '閉じる' }));
  expect(bar.onChange).not.toHaveBeenCalled();
  expect((await openDrawer(bar, '絞り込み')).getByRole('button', { name: '担当者はall' })).toBeInTheDocument();
});

test('in the drawer 条件をクリア is a choice like the others', async () => {
  const bar = renderBar({ ...ALL, person: '田中 太郎' });
  const drawer = await openDrawer(bar, '絞り込み1件の条件');
  await bar.user.click(drawer.getByRole('button', { name: '条件をクリア' }));
  expect(bar.onChange).not.toHaveBeenCalled();
  await bar.user.click(drawer.getByRole('button', { name: '9件を表示する' }));
  expect(bar.onChange).toHaveBeenCalledWith({ person: 'all' });
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));
  afterEach(() => act(forgetWidth));

  test('the conditions are one line, and the drawer sorts as well', async () => {
    const bar = renderBar({ ...ALL, person: '田中 太郎' });
    expect(screen.getByText('1件の条件で絞り込み中')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'all' })).toBeChecked();
    expect(screen.getByText('終了した依頼を除く')).toBeVisible();
    const drawer = await openDrawer(bar, '絞り込み1件の条件');
    expect(drawer.getByRole('heading', { name: '絞り込み・並べ替え' })).toBeVisible();
    expect(drawer.getByText('並び順の選択')).toBeVisible();
  });

  test('more segments than fit are a list to choose from', async () => {
    const { user, onChange } = renderBar(ALL, [...STATES, { value: 'x', label: 'x' }, { value: 'y', label: 'y' }]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '状況' }), 'y');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ state: 'y' }));
  });
});

test.each([
  ['a tablet, where many choices are a select, beside the keyword', 800, 'combobox', true],
  ['a desk, where they take a line, below it', 1440, 'group', false],
] as const)('many segments stand on %s', (_where, width, role, isBeside) => {
  showAtWidth(width);
  renderBar(
    ALL,
    [...'abcdefgh'].map((value) => ({ value, label: value })),
    { hasManySegments: true },
  );
  const keyword = screen.getByLabelText('キーワードで探す');
  const segments = screen.getByRole(role, { name: '状況' });
  expect(keyword.parentElement?.parentElement?.contains(segments)).toBe(isBeside);
});
