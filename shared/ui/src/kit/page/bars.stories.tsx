import { LONG_COMPANY, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { FootBar, InfoIcon, SecondaryButton } from '@portal/ui';
import { Toast } from '@portal/ui/host';

export default {
  title: '知らせ Messages/Toast and bar',
  component: Toast,
  subcomponents: { FootBar },
  // Each in a frame of its own: they lie over the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '220px' } } },
};

/** Says that something is done; `showToast` of the platform shows it. It disappears on its own. */
export const Done = () => <Toast said={{ id: 1, text: '変更を保存しました。' }} onClose={nothing} />;

export const DoneWithAWayOn = () => (
  <Toast
    said={{ id: 1, text: 'ご依頼を受け付けました。', next: { label: '依頼を見る', to: '/order/1' } }}
    onClose={nothing}
  />
);

/** Stays until it is closed: there is a number to read out. */
export const Failed = () => (
  <Toast
    said={{ id: 1, text: 'うまくいきませんでした。', failure: { short: 'ZJF3-VFN3', exact: 'ZJF3-VFN3' } }}
    onClose={nothing}
  />
);

export const LongTexts = () => (
  <Toast said={{ id: 1, text: LONG_SENTENCE, next: { label: LONG_COMPANY, to: '/' } }} onClose={nothing} />
);

/** About the whole portal, at its lower edge: no network, a new version. */
export const Bar = () => (
  <FootBar icon={<InfoIcon />} action={<SecondaryButton size="sm">再読み込みする</SecondaryButton>}>
    新しい画面に更新できます。
  </FootBar>
);

export const BarOfAWarning = () => (
  <FootBar tone="warn" icon={<InfoIcon />} note={LONG_SENTENCE}>
    インターネットに接続されていません。
  </FootBar>
);
