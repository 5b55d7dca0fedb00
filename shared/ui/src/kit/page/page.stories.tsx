import { LONG_COMPANY, LONG_SENTENCE } from '@portal/app-kit/testing/story';
import {
  Card,
  LinkButton,
  Page,
  PageSkeleton,
  SecondaryButton,
  StatusBadge,
  TabLinks,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import { Steps } from '@portal/ui/page-parts';

export default {
  title: 'ページ Page/Page',
  component: Page,
  subcomponents: { PageSkeleton, Steps, TabLinks },
  parameters: { layout: 'fullscreen' },
};

const TABS = [
  { to: '?tab=estimate', label: '見積もり', isCurrent: true },
  { to: '?tab=order', label: '依頼の内容', isCurrent: false },
  {
    to: '?tab=papers',
    label: '契約書類',
    count: '1',
    mark: <VisuallyHidden>新着</VisuallyHidden>,
    isCurrent: false,
  },
];

/** Every screen is one: it names the tab and announces itself. */
export const Usual = () => (
  <Page
    title="駐車場探しの依頼一覧"
    actions={
      <LinkButton to="/order/create" tone="primary">
        駐車場探しを依頼する
      </LinkButton>
    }
  >
    <Card>内容</Card>
  </Page>
);

export const WithEverything = () => (
  <Page
    title="新宿三丁目ビル新築工事"
    titleAside={<StatusBadge tone="info">お探し中</StatusBadge>}
    back={{ to: '/order', label: '駐車場探しの依頼一覧' }}
    actions={<SecondaryButton>中止する</SecondaryButton>}
    facts={<Text tone="muted">依頼番号 12345678</Text>}
  >
    <TabLinks label="依頼の表示" tabs={TABS} />
    <Card>内容</Card>
  </Page>
);

export const LongTexts = () => (
  <Page
    title={LONG_COMPANY}
    titleAside={<StatusBadge tone="info">お探し中</StatusBadge>}
    back={{ to: '/order', label: LONG_COMPANY }}
    actions={<SecondaryButton>{LONG_COMPANY}</SecondaryButton>}
    facts={<Text tone="muted">{LONG_SENTENCE}</Text>}
  >
    <TabLinks label="依頼の表示" tabs={[...TABS, { to: '?tab=long', label: LONG_COMPANY, isCurrent: false }]} />
  </Page>
);

/** The title is still loading; its place is kept. */
export const TitleIsLoading = () => (
  <Page title={null} tabTitle="駐車場探しの依頼" back={{ to: '/order', label: '駐車場探しの依頼一覧' }}>
    <Card>内容</Card>
  </Page>
);

/** In place of a page whose code or customer is not known yet. */
export const Loading = () => <PageSkeleton message="読み込み中" isSlow={false} />;

export const LoadingSlowly = () => (
  <PageSkeleton
    message="読み込みに時間がかかっています。"
    isSlow
    actions={<SecondaryButton>再読み込みする</SecondaryButton>}
  />
);

/** A form in several steps. */
export const InSteps = () => (
  <Page title="駐車場探しの依頼">
    <Steps steps={['現場の場所', '依頼の内容', '確認']} current={2} />
    <Steps steps={['現場の場所', '依頼の内容', '確認']} current={3} isFinished />
    <Steps steps={[LONG_COMPANY, LONG_SENTENCE, '確認']} current={2} />
  </Page>
);
