import { forever, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { Stack } from '@portal/ui';
import { CsvDialog, DoneButton, EncodingField, ExportProgress, UnwritableNotice } from '@portal/ui/export';

export default {
  title: '一覧 Lists/Export',
  component: CsvDialog,
  subcomponents: { DoneButton, EncodingField, ExportProgress, UnwritableNotice },
  // Each in a frame of its own: an open dialog keeps the keyboard to itself.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '460px' } } },
};

/** A list as a table for a spreadsheet: the encoding first, then the progress and what came of it. */
export const Csv = () => (
  <CsvDialog
    fileName="駐車場探しの依頼_20261128"
    columnsOf={() => [{ header: '現場名', cell: ({ id }) => id }]}
    count={1234}
    pageOf={forever}
    onClose={nothing}
  />
);

/** The pieces, for another file than a table: how far it is, what the encoding lacks. */
export const Pieces = () => (
  <Stack gap="6" padding="4">
    <EncodingField label="文字コード" value="shiftJis" onChange={nothing} />
    <ExportProgress text="請求書を集めています（4／7件）" done={4} total={7} isWaiting={false} />
    <UnwritableNotice unwritable={[{ character: '𠮷', text: '𠮷田ビル新築工事' }]} />
    <DoneButton onPress={nothing} />
  </Stack>
);

export const LongTexts = () => (
  <Stack gap="6" padding="4">
    <ExportProgress text={LONG_SENTENCE} done={0} total={0} isWaiting />
    <UnwritableNotice unwritable={[{ character: '𠮷', text: LONG_SENTENCE }]} />
  </Stack>
);
