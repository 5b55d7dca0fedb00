import { LONG_COMPANY, LONG_SENTENCE, nothing, UNBREAKABLE } from '@portal/app-kit/testing/story';
import {
  EmptyState,
  ErrorCard,
  IconDisc,
  LinkButton,
  ListFilterIcon,
  Notice,
  Sentence,
  Stack,
  SupportAddress,
  SupportLink,
  Text,
} from '@portal/ui';

export default {
  title: '知らせ Messages/Notice and cards',
  component: Notice,
  subcomponents: { EmptyState, ErrorCard, IconDisc, Sentence, SupportAddress, SupportLink },
};

/** Inside a page. A `bad` one interrupts who listens, an `ok` one waits its turn. */
export const EachTone = () => (
  <Stack gap="3">
    <Notice tone="info">見積もりは1営業日ほどで届きます。</Notice>
    <Notice tone="ok">変更を保存しました。</Notice>
    <Notice tone="warn" title="利用終了日が近づいています">
      延長する場合は、12月20日までにお知らせください。
    </Notice>
    <Notice tone="bad" title="ログインできません">
      このアカウントは利用できません。サポート窓口にお問い合わせください。
    </Notice>
  </Stack>
);

export const LongTexts = () => (
  <Stack gap="3">
    <Notice tone="warn" title={LONG_COMPANY}>
      {LONG_SENTENCE}
    </Notice>
    <Notice tone="bad">{UNBREAKABLE}</Notice>
  </Stack>
);

/** Of a message that stands alone. */
export const Pictures = () => (
  <Stack gap="3">
    <IconDisc>
      <ListFilterIcon />
    </IconDisc>
    <IconDisc tone="warn">
      <ListFilterIcon />
    </IconDisc>
  </Stack>
);

/** Nothing to show, and what can be done. */
export const Empty = () => (
  <EmptyState
    icon={<ListFilterIcon />}
    title="まだ依頼がありません"
    body="現場の近くの駐車場をお探しします。"
    action={<LinkButton to="/order/create">駐車場探しを依頼する</LinkButton>}
  />
);

/** Replaces a part that failed; everything around it keeps working. */
export const Failed = () => (
  <ErrorCard
    title="データを取得できませんでした"
    body="しばらく時間をおいて、もう一度お試しください。続く場合は、サポート窓口にお問い合わせください。"
    reference="ZJF3-VFN3"
    onRetry={nothing}
  />
);

export const FailedWithALongNumber = () => (
  <ErrorCard
    title={LONG_COMPANY}
    body={LONG_SENTENCE}
    reference={UNBREAKABLE}
    onRetry={nothing}
    action={<LinkButton to="/">ホームに戻る</LinkButton>}
  />
);

/** Where a sentence names the support, the name leads there; without an address it is only named. */
export const SupportInASentence = () => (
  <Stack gap="3">
    <Text>
      <Sentence>お困りのときは、サポート窓口にお問い合わせください。</Sentence>
    </Text>
    <SupportAddress value={null}>
      <Text>
        <Sentence>お困りのときは、サポート窓口にお問い合わせください。</Sentence>
      </Text>
    </SupportAddress>
    <Text>
      <SupportLink address="tel:0120000000">電話で問い合わせる</SupportLink>
    </Text>
  </Stack>
);
