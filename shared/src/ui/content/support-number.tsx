import { t } from '@portal/shared/text';
import { CopyButton } from '../action/copy-button.tsx';
import { Flex } from '../layout/layout.ts';

interface SupportNumberProps {
  /** What the customer reads out. */
  number: string;
  /** What is copied, if that is more. */
  copied?: string | undefined;
}

/** The number by which the support desk finds a failure. */
export const SupportNumber = ({ number, copied = number }: SupportNumberProps) => (
  <Flex align="center" wrap="wrap" columnGap="1" fontSize="sm">
    <span>{t('errorDialog.errorId', { id: number })}</span>
    <CopyButton text={copied} label={t('errorDialog.copyErrorId')} />
  </Flex>
);
