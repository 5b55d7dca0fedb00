import { type Acting, nothing, UNBREAKABLE } from '@portal/app-kit/testing/story';
import { BellIcon, CopyButton, HStack, IconButton, SupportNumber, XIcon } from '@portal/ui';

export default {
  title: '操作 Actions/IconButton',
  component: IconButton,
  subcomponents: { CopyButton, SupportNumber },
};

/** For what an icon says without words: close, remove, show. Its name is shown on hover. */
export const EachState = () => (
  <HStack gap="3">
    <IconButton label="閉じる" icon={<XIcon />} onPress={nothing} />
    <IconButton label="お知らせ" icon={<BellIcon />} aria-expanded={false} onPress={nothing} />
    <IconButton label="削除" icon={<XIcon />} isDisabled onPress={nothing} />
  </HStack>
);

/** Says for two seconds that it has copied, or for six that the browser refused. */
export const Copy = () => (
  <HStack gap="1">
    企業ID：acct00000000000001
    <CopyButton text="acct00000000000001" label="企業IDをコピー" />
  </HStack>
);

/** Where an access to the clipboard is refused. */
export const CopyRefused = () => <SupportNumber number="ZJF3-VFN3" />;
CopyRefused.play = async ({ canvas, userEvent }: Acting) => {
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByText(/^コピーできません/);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
};

/** By which the support desk finds a failure. */
export const NumberForTheSupport = () => <SupportNumber number="ZJF3-VFN3" />;

export const LongNumber = () => <SupportNumber number={UNBREAKABLE} />;
