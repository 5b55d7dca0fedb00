import { Box, Flex, Notice, TextButton } from '@portal/ui';
import { useQuestion } from '@portal/ui/pages';
import { t } from '#text/t.ts';

interface RestoredNoticeProps {
  /** Says what is lost. */
  question: string;
  /** Deletes the input. The notice disappears with it, so the focus has to be moved. */
  onStartOver: () => void;
}

/**
 * Says that the input of an earlier visit was restored. Beginning again asks first: one tap must not delete everything.
 */
export function RestoredNotice({ question, onStartOver }: RestoredNoticeProps) {
  const askFirst = useQuestion();
  const ask = () => askFirst({ body: question, confirmLabel: t('orderCreate.startOver'), tone: 'danger' }, onStartOver);
  return (
    <Notice tone="info">
      <Flex wrap="wrap" align="center" columnGap="6">
        <span>{t('orderCreate.draftRestored')}</span>
        {/* The label, not the frame of the button, is aligned with the sentence. */}
        <Box marginInlineStart="-3.5" marginBlock="-2">
          <TextButton size="sm" onPress={ask}>
            {t('orderCreate.startOver')}
          </TextButton>
        </Box>
      </Flex>
    </Notice>
  );
}
