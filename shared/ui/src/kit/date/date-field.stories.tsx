import { type Acting, Held, LONG_COMPANY, LONG_SENTENCE } from '@portal/app-kit/testing/story';
import { Box, Stack } from '@portal/ui';
import { DateField } from '@portal/ui/date';

export default { title: '入力 Input/DateField', component: DateField };

/** Typed in any usual notation, or picked. Its own sub-path: `@portal/ui/date`. */
export const EachState = () => (
  <Stack gap="5">
    <Held from="">
      {(value, onChange) => <DateField label="利用開始日" required value={value} onChange={onChange} />}
    </Held>
    <Held from="2026-12-01">
      {(value, onChange) => <DateField label="利用終了日" required={false} value={value} onChange={onChange} />}
    </Held>
    <Held from="12月32日">
      {(value, onChange) => (
        <DateField label="利用開始日" error="日付を正しく入力してください。" value={value} onChange={onChange} />
      )}
    </Held>
    <DateField label="利用開始日" isDisabled value="2026-12-01" onChange={() => undefined} />
  </Stack>
);

export const LongTexts = () => (
  <Held from={LONG_SENTENCE}>
    {(value, onChange) => (
      <DateField label={LONG_COMPANY} help={LONG_SENTENCE} error={LONG_SENTENCE} value={value} onChange={onChange} />
    )}
  </Held>
);

/** Its code is fetched at the first press. */
export const CalendarOpen = () => (
  <Box minHeight="32rem">
    <Held from="2026-12-01">
      {(value, onChange) => <DateField label="利用開始日" required value={value} onChange={onChange} />}
    </Held>
  </Box>
);
CalendarOpen.play = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(canvas.getByRole('button', { name: /カレンダー/ }));
  await canvas.findByRole('button', { name: /次の月/ });
};
