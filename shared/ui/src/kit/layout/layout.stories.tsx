import { LONG_ADDRESS, LONG_COMPANY, LONG_SENTENCE, MARKS, UNBREAKABLE } from '@portal/app-kit/testing/story';
import {
  AddressText,
  Box,
  Card,
  Flex,
  Grid,
  Heading,
  HStack,
  KeepTogether,
  Numeral,
  RangeText,
  SectionHeading,
  Separator,
  SimpleGrid,
  Stack,
  StatusBadge,
  Text,
  TextButton,
  UserText,
  VisuallyHidden,
} from '@portal/ui';
import { CutText } from '@portal/ui/table';

export default {
  title: '配置 Layout/Boxes and texts',
  component: Card,
  subcomponents: {
    SectionHeading,
    Stack,
    HStack,
    Flex,
    Grid,
    SimpleGrid,
    Box,
    Separator,
    Heading,
    Text,
    Numeral,
    KeepTogether,
    UserText,
    AddressText,
    CutText,
    RangeText,
    VisuallyHidden,
  },
};

/** A part of a page; `padded={false}` for a table that reaches its edges. */
export const Cards = () => (
  <Stack gap="4">
    <Card as="section" aria-labelledby="facts">
      <SectionHeading id="facts" note="2026年11月22日現在" actions={<TextButton size="sm">編集する</TextButton>}>
        ご契約の内容
      </SectionHeading>
      <Text>{LONG_SENTENCE}</Text>
    </Card>
    <Card padded={false}>
      <Box padding="4">端まで使うカード</Box>
      <Separator />
      <Box padding="4">区切り線の下</Box>
    </Card>
  </Stack>
);

/** Steps of 4 px; `base`, `md` and `lg` are phone, tablet and desk. */
export const SideBySide = () => (
  <Stack gap="6">
    <HStack gap="3" flexWrap="wrap">
      <StatusBadge tone="info">横に並べる</StatusBadge>
      <StatusBadge tone="ok">入らなければ折り返す</StatusBadge>
    </HStack>
    <Flex justify="space-between" gap="3">
      <Text>左の端</Text>
      <Text>右の端</Text>
    </Flex>
    <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4">
      <Card>広い列</Card>
      <Card>狭い列</Card>
    </Grid>
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
      <Card>一つ目</Card>
      <Card>二つ目</Card>
      <Card>三つ目</Card>
    </SimpleGrid>
  </Stack>
);

export const Headings = () => (
  <Stack gap="4">
    <Heading as="h2" size="page">
      ページの見出し
    </Heading>
    <Heading as="h3">部分の見出し</Heading>
    <Heading as="h4" size="item">
      項目の見出し
    </Heading>
    <Text tone="muted">補足の文</Text>
    <Text tone="bad">うまくいかなかったことの文</Text>
  </Stack>
);

/** Numbers of equal width, names that stay together, what customers wrote, and what is only read out. */
export const Texts = () => (
  <Stack gap="4">
    <Numeral>¥1,234,567</Numeral>
    <Text>
      <KeepTogether>株式会社青葉建設</KeepTogether>の<KeepTogether>田中太郎</KeepTogether>さん
    </Text>
    <Heading as="h3">
      <UserText>{LONG_COMPANY}</UserText>を取り消しますか？
    </Heading>
    <AddressText address={LONG_ADDRESS} />
    <Text>
      <RangeText text="2026/12/01（火）00:00〜2027/03/31（水）18:00" />
    </Text>
    <Box maxWidth="12rem">
      <CutText>{LONG_COMPANY}</CutText>
    </Box>
    <Text>
      3<VisuallyHidden>件の回答待ち</VisuallyHidden>
    </Text>
  </Stack>
);

export const LongTexts = () => (
  <Card>
    <SectionHeading note={LONG_SENTENCE} actions={<TextButton size="sm">{LONG_COMPANY}</TextButton>}>
      {LONG_COMPANY}
    </SectionHeading>
    <Text>{UNBREAKABLE}</Text>
    <Text>{MARKS}</Text>
    <AddressText address={MARKS} />
  </Card>
);
