import { LONG_COMPANY, LONG_SENTENCE, UNBREAKABLE } from '@portal/app-kit/testing/story';
import { HStack, LinkButton, PlusIcon, Stack, Text, TextLink } from '@portal/ui';

export default { title: '操作 Actions/Links', component: TextLink, subcomponents: { LinkButton } };

/** Inside the portal with `to`, outside with `href`; a new tab is announced. */
export const InText = () => (
  <Text>
    ご依頼の状況は<TextLink to="/order">駐車場探しの依頼一覧</TextLink>で確認できます。操作の方法は
    <TextLink href="https://www.example.com/guide" newTab>
      ご利用ガイド
    </TextLink>
    をご覧ください。
  </Text>
);

/** The title of a card. */
export const Bold = () => (
  <TextLink to="/order/1" isBold>
    新宿三丁目ビル新築工事
  </TextLink>
);

/** The title of a row: where every row has one, lines below all of them would be noise. */
export const RowTitle = () => (
  <TextLink to="/order/1" isBold isRowTitle>
    新宿三丁目ビル新築工事
  </TextLink>
);

/** What leads somewhere and changes nothing is a link, even if it looks like a button. */
export const LikeButtons = () => (
  <HStack gap="3" flexWrap="wrap">
    <LinkButton to="/order/create" tone="primary" icon={<PlusIcon />}>
      駐車場探しを依頼する
    </LinkButton>
    <LinkButton to="/order">一覧に戻る</LinkButton>
    <LinkButton to="/news" tone="text" size="sm">
      お知らせをすべて見る
    </LinkButton>
  </HStack>
);

export const LongTexts = () => (
  <Stack gap="3">
    <TextLink to="/order/1">{LONG_COMPANY}</TextLink>
    <Text>
      <TextLink href={`https://www.example.com/${UNBREAKABLE}`} newTab>
        {`https://www.example.com/${UNBREAKABLE}`}
      </TextLink>
    </Text>
    <LinkButton to="/order/1">{LONG_SENTENCE}</LinkButton>
  </Stack>
);
