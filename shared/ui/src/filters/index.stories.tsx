import { type Acting, Held, LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { Box, SelectFilter, Stack } from '@portal/ui';
import { CheckboxFilter, FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';

export default {
  title: '一覧 Lists/Filters',
  component: FilterBar,
  subcomponents: { CheckboxFilter, SearchField, SegmentedFilter, SelectFilter },
};

const STATES = [
  { value: 'all', label: 'すべて' },
  { value: 'open', label: 'お探し中' },
  { value: 'done', label: '契約済み' },
];
const LONG_STATES = [...STATES, { value: 'long', label: LONG_SENTENCE }];

/** The conditions of a list: in a row, on a small screen in a drawer that says how many are set. */
export const Bar = () => (
  <FilterBar
    activeCount={1}
    onReset={nothing}
    search={<SearchField label="現場名で検索" value="新宿" onSearch={nothing} />}
  >
    <Held from="open">
      {(value, onChange) => (
        <SegmentedFilter label="状況" hasLabel options={STATES} value={value} onChange={onChange} />
      )}
    </Held>
    <Held from="all">
      {(value, onChange) => <SelectFilter label="担当者" options={STATES} value={value} onChange={onChange} />}
    </Held>
    <Held from={true}>
      {(value, onChange) => <CheckboxFilter label="契約中のみ" value={value} onChange={onChange} />}
    </Held>
  </FilterBar>
);

export const NothingSet = () => (
  <FilterBar
    activeCount={0}
    onReset={nothing}
    search={<SearchField label="現場名で検索" value="" onSearch={nothing} />}
  >
    <SelectFilter label="担当者" options={STATES} value="all" onChange={nothing} />
  </FilterBar>
);

export const LongTexts = () => (
  <Stack gap="5">
    <FilterBar
      activeCount={12}
      onReset={nothing}
      lead={<SelectFilter label={LONG_COMPANY} options={LONG_STATES} value="long" onChange={nothing} />}
      search={<SearchField label={LONG_COMPANY} value={LONG_COMPANY} onSearch={nothing} />}
    >
      <SegmentedFilter label="状況" options={LONG_STATES} value="long" onChange={nothing} />
      <CheckboxFilter label={LONG_SENTENCE} value={false} onChange={nothing} />
    </FilterBar>
    <SegmentedFilter label="状況" hasLabel options={LONG_STATES} value="long" onChange={nothing} />
  </Stack>
);

/** Beside a heading, in one row on a phone too. */
export const Inline = () => (
  <Held from="all">
    {(value, onChange) => <SegmentedFilter label="表示" isInline options={STATES} value={value} onChange={onChange} />}
  </Held>
);

/** Half a second after the last key, at once with Enter. */
export const Search = () => (
  <Box maxWidth="24rem">
    <SearchField label="現場名で検索" value="" onSearch={nothing} />
  </Box>
);
Search.play = async ({ canvas, userEvent }: Acting) => userEvent.type(canvas.getByRole('searchbox'), LONG_COMPANY);
