import { type Acting, Held, LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { Box, ListIcon, MapIcon, SelectFilter, Stack } from '@portal/ui';
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
const LOOKS = [
  { value: 'list', label: '一覧', icon: <ListIcon /> },
  { value: 'map', label: '地図', icon: <MapIcon /> },
];
const LONG_STATES = [...STATES, { value: 'long', label: LONG_SENTENCE }];

const PARAMS = { q: '', state: 'open', person: 'all' };
const bar = {
  list: 'stories',
  codec: { read: () => PARAMS },
  params: PARAMS,
  cleared: { q: '', state: 'all', person: 'all' },
  onChange: nothing,
  useCount: () => 12,
  children: () => <SelectFilter label="担当者" options={STATES} value="all" onChange={nothing} />,
};

/** Keyword, segments, the rest in a drawer; below them what is set. */
export const Bar = () => (
  <FilterBar
    {...bar}
    search={<SearchField label="現場名で検索" value="新宿" onSearch={nothing} />}
    segments={
      <Held from="open">
        {(value, onChange) => (
          <SegmentedFilter label="状況" hasLabel options={STATES} value={value} onChange={onChange} />
        )}
      </Held>
    }
    toggle={
      <Held from={true}>
        {(value, onChange) => <CheckboxFilter label="契約中のみ" value={value} onChange={onChange} />}
      </Held>
    }
    conditions={[{ label: '担当者 田中 太郎', without: { person: 'all' } }]}
  />
);

export const NothingSet = () => (
  <FilterBar
    {...bar}
    params={{ ...PARAMS, state: 'all' }}
    search={<SearchField label="現場名で検索" value="" onSearch={nothing} />}
    conditions={[]}
  />
);

export const LongTexts = () => (
  <Stack gap="5">
    <FilterBar
      {...bar}
      search={<SearchField label={LONG_COMPANY} value={LONG_COMPANY} onSearch={nothing} />}
      segments={<SegmentedFilter label="状況" options={LONG_STATES} value="long" onChange={nothing} />}
      toggle={<CheckboxFilter label={LONG_SENTENCE} value={false} onChange={nothing} />}
      conditions={[{ label: LONG_SENTENCE, without: { person: 'all' } }]}
    />
    <SegmentedFilter label="状況" hasLabel options={LONG_STATES} value="long" onChange={nothing} />
  </Stack>
);

/** Beside a heading. */
export const Segments = () => (
  <Held from="all">
    {(value, onChange) => <SegmentedFilter label="表示" options={STATES} value={value} onChange={onChange} />}
  </Held>
);

/** With icons, where two looks of the same are to choose from. */
export const SegmentsWithIcons = () => (
  <Held from="list">
    {(value, onChange) => <SegmentedFilter label="表示方法" options={LOOKS} value={value} onChange={onChange} />}
  </Held>
);

/** Half a second after the last key, at once with Enter. */
export const Search = () => (
  <Box maxWidth="24rem">
    <SearchField label="現場名で検索" value="" onSearch={nothing} />
  </Box>
);
Search.play = async ({ canvas, userEvent }: Acting) => userEvent.type(canvas.getByRole('searchbox'), LONG_COMPANY);
