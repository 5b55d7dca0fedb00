import { type Acting, Held, LONG_ADDRESS, LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { Box, type Option, Stack } from '@portal/ui';
import { ComboboxField } from '@portal/ui/combobox';
import type { ComponentProps } from 'react';

export default { title: '入力 Input/ComboboxField', component: ComboboxField };

const SITES = [
  { value: '1', label: '新宿三丁目ビル新築工事', note: '東京都新宿区新宿三丁目' },
  { value: '2', label: LONG_COMPANY, note: LONG_ADDRESS },
];
const PROPS = {
  label: '関連する依頼',
  required: false,
  suggestions: SITES,
  state: 'ready' as const,
  onSearch: nothing,
  onRetry: nothing,
  onOpen: nothing,
  noneLabel: '関連する依頼なし',
  found: '2件見つかりました',
  texts: {
    empty: '一致する依頼がありません。',
    failed: '依頼を取得できませんでした。',
    more: '続きを読み込んでいます。',
  },
};
const choose = (more: Partial<ComponentProps<typeof ComboboxField>> = {}) => (
  <Box minHeight="24rem">
    <Held<Option | null> from={null}>
      {(value, onChange) => <ComboboxField {...PROPS} {...more} value={value} onChange={onChange} />}
    </Held>
  </Box>
);
const open = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

/** One of many, found by typing; what is typed is never the value. */
export const EachState = () => (
  <Stack gap="5">
    <ComboboxField {...PROPS} value={null} onChange={nothing} />
    <ComboboxField {...PROPS} label={LONG_COMPANY} help={LONG_SENTENCE} value={SITES[1] ?? null} onChange={nothing} />
    <ComboboxField {...PROPS} error="依頼を選び直してください。" value={SITES[0] ?? null} onChange={nothing} />
    <ComboboxField {...PROPS} isDisabled value={SITES[0] ?? null} onChange={nothing} />
  </Stack>
);

export const Open = () => choose();
Open.play = open;

export const OpenAndLoadingMore = () => choose({ state: 'loading', onMore: nothing });
OpenAndLoadingMore.play = open;

export const OpenWithoutAny = () => choose({ suggestions: [], found: '0件' });
OpenWithoutAny.play = open;

export const OpenAndFailed = () => choose({ suggestions: [], state: 'failed' });
OpenAndFailed.play = open;
