import { type Acting, Held, LONG_ADDRESS, LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { Box, Stack } from '@portal/ui';
import { SuggestField } from '@portal/ui/combobox';

export default { title: '入力 Input/SuggestField', component: SuggestField };

const PROPS = { label: '現場の住所', listLabel: '住所の候補', onChoose: nothing };

/** What is typed counts, whether a suggestion is chosen or not. The line below it says what the search found. */
export const EachState = () => (
  <Stack gap="5">
    <SuggestField {...PROPS} required value="" onChange={nothing} suggestions={[]} status="" />
    <SuggestField
      {...PROPS}
      error="現場の住所を入力してください。"
      value=""
      onChange={nothing}
      suggestions={[]}
      status="候補はありません。"
    />
    <SuggestField {...PROPS} isDisabled value={LONG_ADDRESS} onChange={nothing} suggestions={[]} status="" />
    <SuggestField
      {...PROPS}
      label={LONG_COMPANY}
      help={LONG_SENTENCE}
      value={LONG_ADDRESS}
      onChange={nothing}
      suggestions={[]}
      status="住所を検索できませんでした。そのまま入力できます。"
    />
  </Stack>
);

export const Suggesting = () => (
  <Box minHeight="28rem">
    <Held from="新宿">
      {(value, onChange) => (
        <SuggestField
          {...PROPS}
          required
          value={value}
          onChange={onChange}
          suggestions={['東京都新宿区新宿一丁目', '東京都新宿区新宿二丁目', LONG_ADDRESS]}
          status="3件の候補があります。"
        />
      )}
    </Held>
  </Box>
);
Suggesting.play = async ({ canvas, userEvent }: Acting) => {
  await userEvent.type(canvas.getByRole('combobox'), '区');
  await canvas.findByRole('listbox');
};
