import { type Acting, LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import {
  Box,
  Card,
  Flex,
  KeyRoundIcon,
  LogOutIcon,
  MenuEntry,
  type MenuItem,
  PageMenu,
  PopoverMenu,
  RowMenu,
  Text,
} from '@portal/ui';

export default {
  title: '操作 Actions/PopoverMenu',
  component: PopoverMenu,
  subcomponents: { MenuEntry, PageMenu, RowMenu },
};

const ITEMS: readonly MenuItem[] = [
  { label: 'パスワードの変更', icon: <KeyRoundIcon />, to: '/password' },
  { label: 'ログアウト', icon: <LogOutIcon />, onPress: nothing },
];
const open = async ({ canvas, userEvent }: Acting) => userEvent.click(canvas.getByRole('button'));

/** Links and actions behind a button; Tab and the arrow keys reach them, Escape closes it. */
export const Closed = () => <PopoverMenu trigger="田中 太郎" items={ITEMS} />;

export const Open = () => (
  <Box display="flex" justifyContent="end" minHeight="15rem">
    <PopoverMenu trigger="田中 太郎" header={<Text padding="3">株式会社青葉建設</Text>} items={ITEMS} />
  </Box>
);
Open.play = open;

export const LongTexts = () => (
  <Box display="flex" justifyContent="end" minHeight="30rem">
    <PopoverMenu
      trigger="田中 太郎"
      header={<Text padding="3">{LONG_COMPANY}</Text>}
      items={[{ label: LONG_SENTENCE, to: '/' }, ...ITEMS]}
    />
  </Box>
);
LongTexts.play = open;

/** The same entries without the button, for the menu of a phone. */
export const EntriesAlone = () => (
  <Card>
    {ITEMS.map((entry) => (
      <MenuEntry key={entry.label} entry={entry} onDone={nothing} />
    ))}
  </Card>
);

/** Behind three dots, at the end of a row. */
export const OfARow = () => (
  <Box display="flex" justifyContent="end" minHeight="10rem">
    <RowMenu label="芝公園第二パーキングの操作" items={ITEMS} />
  </Box>
);
OfARow.play = open;

/** What can be done with a page on a phone; while that is not known, the dots keep their place. */
export const OfAPage = () => (
  <Flex justify="space-between" minHeight="10rem">
    <PageMenu label="まだ分からない操作" items={[]} />
    <PageMenu label="その他の操作" items={ITEMS} />
  </Flex>
);
OfAPage.play = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(canvas.getByRole('button', { name: 'その他の操作' }));
