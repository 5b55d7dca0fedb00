import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SegmentedFilter } from './segmented-filter.tsx';

const OPTIONS = [
  { value: 'ALL', label: 'すべて' },
  { value: 'unanswered', label: '見積の回答待ち' },
] as const;

function renderBar(activeCount: number) {
  const onChange = jest.fn();
  const onReset = jest.fn();
  const screen = renderUi(
    <FilterBar search={<input aria-label="キーワードで探す" />} activeCount={activeCount} onReset={onReset}>
      <SegmentedFilter label="状況" value="ALL" options={OPTIONS} onChange={onChange} />
    </FilterBar>,
  );
  return { ...screen, onChange, onReset };
}

test('on a wide screen the conditions are beside the keyword', async () => {
  const { user, onChange, onReset } = renderBar(1);
  const group = screen.getByRole('group', { name: '状況' });
  expect(within(group).getByRole('radio', { name: 'すべて' })).toBeChecked();
  await user.click(within(group).getByRole('radio', { name: '見積の回答待ち' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('unanswered'));
  await user.click(screen.getByRole('button', { name: '条件をクリア' }));
  expect(onReset).toHaveBeenCalled();
});

test('without a condition there is nothing to clear', () => {
  renderBar(0);
  expect(screen.queryByRole('button', { name: '条件をクリア' })).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));
  afterEach(() => act(forgetWidth));

  test('a button says how many conditions are set and opens them; the keyword stays visible', async () => {
    const { user, onChange } = renderBar(2);
    expect(screen.getByRole('textbox', { name: 'キーワードで探す' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();

    await user.click(screen.getByRole('button', { name: '絞り込み中：2件の条件' }));
    const drawer = screen.getByRole('dialog', { name: '絞り込み条件' });
    await user.click(within(drawer).getByRole('radio', { name: '見積の回答待ち' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('unanswered'));
    await user.click(within(drawer).getByRole('button', { name: '結果を表示する' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what the whole list is about stays on the page, with its label', () => {
    renderUi(
      <FilterBar
        lead={<SegmentedFilter isInline hasLabel label="状況" value="ALL" options={OPTIONS} onChange={() => {}} />}
        activeCount={0}
        onReset={() => {}}
      >
        <p>そのほか</p>
      </FilterBar>,
    );
    expect(screen.getByText('状況')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked();
    expect(screen.queryByText('そのほか')).not.toBeInTheDocument();
  });

  test('without a condition the button only offers them', () => {
    renderBar(0);
    expect(screen.getByRole('button', { name: '絞り込み' })).toBeInTheDocument();
  });
});
