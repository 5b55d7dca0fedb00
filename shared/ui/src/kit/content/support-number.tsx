import { t } from '@portal/platform/text';
import { CopyButton } from '../action/copy-button.tsx';
import { Box, Flex } from '../layout/layout.ts';

interface SupportNumberProps {
  /** What the customer reads out. */
  number: string;
  /** What is copied, if that is more. */
  copied?: string | undefined;
}

/**
 * The number by which the support desk finds a failure. The button stays at the end of the row: its tooltip grows to
 * the left, and would leave a phone's screen if the button began a line.
 */
export const SupportNumber = ({ number, copied = number }: SupportNumberProps) => (
  <Flex align="center" columnGap="1" fontSize="sm">
    <Box as="span" minWidth="0" wordBreak="keep-all" textWrap="balance">
      {t('errorDialog.errorId', { id: number })}
    </Box>
    <CopyButton text={copied} label={t('errorDialog.copyErrorId')} />
  </Flex>
);
