import { type Acting, LONG_ADDRESS, LONG_COMPANY, MARKS, UNBREAKABLE } from '@portal/app-kit/testing/story';
import { CheckIcon, DescriptionList, HStack, NewsCategory, PlainText, Stack, StatusBadge, Text } from '@portal/ui';
import { PeriodBanner } from '@portal/ui/lot';
import { Disclosure } from '@portal/ui/page-parts';

export default {
  title: '内容 Content/Facts',
  component: DescriptionList,
  subcomponents: { Disclosure, StatusBadge, NewsCategory, PeriodBanner, PlainText },
};

const ITEMS = [
  { term: '現場名', description: '新宿三丁目ビル新築工事' },
  { term: '台数', description: '12台' },
  { term: '備考', description: '搬入口は北側です。\n朝7時から利用します。' },
];
const LONG_ITEMS = [
  { term: '会社名', description: LONG_COMPANY },
  { term: '住所', description: LONG_ADDRESS },
  { term: 'メールアドレス', description: `${UNBREAKABLE}@example.com` },
  { term: '担当者', description: MARKS },
];

/** Names with their values: `pairs` and `double` for facts to read at a glance. */
export const Descriptions = () => (
  <Stack gap="8">
    <DescriptionList items={ITEMS} />
    <DescriptionList items={ITEMS} size="narrow" />
    <DescriptionList items={ITEMS} size="pairs" />
    <DescriptionList items={ITEMS} size="double" />
  </Stack>
);

export const DescriptionsWithLongTexts = () => (
  <Stack gap="8">
    <DescriptionList items={LONG_ITEMS} />
    <DescriptionList items={LONG_ITEMS} size="narrow" />
    <DescriptionList items={LONG_ITEMS} size="pairs" />
    <DescriptionList items={LONG_ITEMS} size="double" />
  </Stack>
);

/** A state in a word; the colour only repeats it. */
export const Badges = () => (
  <HStack gap="3" flexWrap="wrap">
    <StatusBadge tone="neutral">下書き</StatusBadge>
    <StatusBadge tone="info">お探し中</StatusBadge>
    <StatusBadge tone="ok" icon={<CheckIcon />}>
      契約済み
    </StatusBadge>
    <StatusBadge tone="warn">回答待ち</StatusBadge>
    <StatusBadge tone="bad">取り消し</StatusBadge>
  </HStack>
);

/** Three categories have a badge, any other is text. */
export const NewsCategories = () => (
  <HStack gap="3" flexWrap="wrap">
    <NewsCategory category="障害対応" />
    <NewsCategory category="メンテナンス情報" />
    <NewsCategory category="アップデート情報" />
    <NewsCategory category="お知らせ" />
  </HStack>
);

/** The period of use, and how much of it is over. */
export const Periods = () => (
  <Stack gap="4">
    <PeriodBanner startAt="2026-11-30T15:00:00.000Z" endAt="2027-03-31T09:00:00.000Z" />
    <PeriodBanner
      startAt="2026-11-30T15:00:00.000Z"
      endAt="2027-03-31T09:00:00.000Z"
      left="残り130日"
      passed={0.28}
      tone="ok"
    />
  </Stack>
);

/** What few need, behind a word. */
export const Closed = () => (
  <Disclosure summary="緯度と経度を入力する">
    <Text>地図の代わりに、数字で場所を指定できます。</Text>
  </Disclosure>
);
export const Opened = () => (
  <Disclosure summary={LONG_COMPANY}>
    <Text>{LONG_ADDRESS}</Text>
  </Disclosure>
);
Opened.play = async ({ canvas, userEvent }: Acting) => userEvent.click(canvas.getByText(/^特定建設工事/));

/** What a customer or the provider wrote: its lines kept, its addresses as links, no markup. */
export const AsTyped = () => (
  <PlainText
    text={`12月1日（火）の22時から作業します。\n詳しくは https://www.example.com/${UNBREAKABLE} をご覧ください。\n<b>${MARKS}</b>`}
  />
);
