import { PrimaryButton, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';

interface SendMailButtonProps {
  label: string;
  tone: 'primary' | 'secondary';
  secondsLeft: number;
  onPress: () => Promise<void>;
}

/** Sends the verification mail, after the countdown at the earliest. */
export function SendMailButton({ label, tone, secondsLeft, onPress }: SendMailButtonProps) {
  const Button = tone === 'primary' ? PrimaryButton : SecondaryButton;
  return (
    <Button onPress={onPress} isDisabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t('login.mfaResendWait', { seconds: secondsLeft }) : label}
    </Button>
  );
}
