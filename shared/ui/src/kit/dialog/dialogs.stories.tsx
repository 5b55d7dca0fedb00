import { forever, LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import {
  Drawer,
  ErrorDialog,
  InfoDialog,
  Modal,
  NoticeDialog,
  PrimaryButton,
  SecondaryButton,
  Text,
  WarningDialog,
} from '@portal/ui';
import { useState } from 'react';

export default {
  title: '知らせ Messages/Dialogs',
  component: Modal,
  subcomponents: { ErrorDialog, WarningDialog, NoticeDialog, InfoDialog, Drawer },
  // Each in a frame of its own: an open dialog keeps the keyboard to itself.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '460px' } } },
};

/** Something failed: what it was, and what helps. The host shows it for a failed write. */
export const SomethingFailed = () => (
  <ErrorDialog
    isOpen
    title="保存できませんでした"
    body="しばらく時間をおいて、もう一度お試しください。"
    onClose={nothing}
  />
);

export const OnlyAReloadHelps = () => (
  <ErrorDialog
    isOpen
    title="画面が古くなっています"
    body="画面を再読み込みしてください。"
    onClose={nothing}
    onReload={nothing}
  />
);

/** Asks before something is done; the keyboard reaches Cancel first. */
export const AsksBefore = () => (
  <WarningDialog
    isOpen
    body={'この依頼の手配を停止します。\n届いている見積には、引き続き回答できます。'}
    confirmLabel="停止する"
    onConfirm={forever}
    onCancel={nothing}
  />
);

export const AsksBeforeSomethingIsRemoved = () => (
  <WarningDialog
    isOpen
    title="依頼を取り消しますか？"
    tone="danger"
    body="取り消すと元に戻せません。"
    confirmLabel="取り消す"
    onConfirm={forever}
    onCancel={nothing}
  />
);

/** Gives information before the customer goes on. */
export const GoodToKnow = () => (
  <NoticeDialog isOpen body="この見積もりには、すでに別の担当者が回答しています。" onClose={nothing} />
);

/** Says that something is done, where a toast is too little. */
export const Done = () => <InfoDialog isOpen body="ご依頼を受け付けました。" onClose={nothing} />;

/** For everything else that stands over the page. */
export const WithContent = () => (
  <Modal
    isOpen
    title="依頼の方法を選ぶ"
    onClose={nothing}
    footer={
      <>
        <SecondaryButton onPress={nothing}>キャンセル</SecondaryButton>
        <PrimaryButton onPress={nothing}>次へ</PrimaryButton>
      </>
    }
  >
    <Text>一つの現場を入力するか、ファイルでまとめて依頼します。</Text>
  </Modal>
);

/** What it says scrolls, its title and its buttons stay. */
export const LongTexts = () => (
  <WarningDialog
    isOpen
    title={LONG_COMPANY}
    body={Array.from({ length: 12 }, () => LONG_SENTENCE).join('\n')}
    confirmLabel="この内容で依頼する"
    onConfirm={forever}
    onCancel={nothing}
  />
);

/** A sheet from the edge of a small screen: the menu. */
export const SheetFromTheLeft = () => (
  <Drawer isOpen title="メニュー" onClose={nothing}>
    <Text>駐車場探しの依頼</Text>
  </Drawer>
);

export const SheetFromBelow = () => (
  <Drawer
    isOpen
    side="bottom"
    title="絞り込み"
    onClose={nothing}
    footer={<PrimaryButton onPress={nothing}>この条件で表示する</PrimaryButton>}
  >
    <Text>{LONG_SENTENCE}</Text>
  </Drawer>
);

/** The focus returns to the button that opened it. */
export function OpenedByAButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SecondaryButton onPress={() => setIsOpen(true)}>依頼の方法</SecondaryButton>
      <Modal isOpen={isOpen} title="依頼の方法を選ぶ" onClose={() => setIsOpen(false)}>
        <Text>一つの現場を入力するか、ファイルでまとめて依頼します。</Text>
      </Modal>
    </>
  );
}
