import { forever, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import {
  DangerButton,
  DownloadIcon,
  HStack,
  PrimaryButton,
  SecondaryButton,
  Stack,
  Text,
  TextButton,
} from '@portal/ui';

export default {
  title: '操作 Actions/Buttons',
  component: PrimaryButton,
  subcomponents: { SecondaryButton, DangerButton, TextButton },
};

/** One primary button on a screen; the way back and what else can be done are secondary. */
export const EachTone = () => (
  <HStack gap="3" flexWrap="wrap">
    <PrimaryButton onPress={nothing}>この内容で依頼する</PrimaryButton>
    <SecondaryButton onPress={nothing}>前の画面に戻る</SecondaryButton>
    <DangerButton onPress={nothing}>依頼を取り消す</DangerButton>
    <TextButton onPress={nothing}>条件をすべて解除</TextButton>
  </HStack>
);

export const WithIconAndSmall = () => (
  <HStack gap="3" flexWrap="wrap">
    <SecondaryButton icon={<DownloadIcon />} onPress={nothing}>
      請求書をダウンロード
    </SecondaryButton>
    <SecondaryButton size="sm" onPress={nothing}>
      地図の中心にする
    </SecondaryButton>
  </HStack>
);

/** A press that returns a promise locks its button until the promise settles: press one. */
export const LocksWhileItRuns = () => (
  <HStack gap="3" flexWrap="wrap">
    <PrimaryButton onPress={forever}>送信する</PrimaryButton>
    <SecondaryButton onPress={forever}>もう一度試す</SecondaryButton>
  </HStack>
);

/** Locked from outside, for example while a form is being sent. */
export const Running = () => (
  <HStack gap="3" flexWrap="wrap">
    <PrimaryButton isRunning>送信する</PrimaryButton>
    <SecondaryButton isRunning>もう一度試す</SecondaryButton>
    <DangerButton isRunning>依頼を取り消す</DangerButton>
    <TextButton isRunning>条件をすべて解除</TextButton>
  </HStack>
);

export const Disabled = () => (
  <Stack gap="3">
    <HStack gap="3" flexWrap="wrap">
      <PrimaryButton isDisabled aria-describedby="why">
        この内容で依頼する
      </PrimaryButton>
      <SecondaryButton isDisabled>前の画面に戻る</SecondaryButton>
      <DangerButton isDisabled>依頼を取り消す</DangerButton>
      <TextButton isDisabled>条件をすべて解除</TextButton>
    </HStack>
    <Text id="why" tone="muted">
      必須の項目を入力すると押せるようになります。
    </Text>
  </Stack>
);

export const LongText = () => (
  <Stack gap="3" align="start">
    <PrimaryButton onPress={nothing}>{LONG_SENTENCE}</PrimaryButton>
    <TextButton onPress={nothing}>{LONG_SENTENCE}</TextButton>
  </Stack>
);

export const FullWidth = () => (
  <PrimaryButton fullWidth onPress={nothing}>
    ログイン
  </PrimaryButton>
);
