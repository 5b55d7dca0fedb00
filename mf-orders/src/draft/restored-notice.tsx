import { Box, Flex, Notice, TextButton } from '@portal/ui';
import { useQuestion } from '@portal/ui/pages';
import { t } from '#text/t.ts';

interface RestoredNoticeProps {
  /** Says what is lost. */
  question: string;
  /** Deletes the input. The notice goes with it, so the focus needs another place. */
  onStartOver: () => void;
}

/** The input of an earlier visit is back. Beginning again asks first: one tap must not delete everything. */
export function RestoredNotice({ question, onStartOver }: RestoredNoticeProps) {
  const askFirst = useQuestion();
  const ask = () => askFirst({ body: question, confirmLabel: t('orderCreate.startOver'), tone: 'danger' }, onStartOver);
  return (
    <Notice tone="info">
      <Flex wrap="wrap" align="center" columnGap="6">
        <span>{t('orderCreate.draftRestored')}</span>
        {/* Its label stands in line with the sentence, not its frame. */}
        <Box marginInlineStart="-3.5" marginBlock="-2">
          <TextButton size="sm" onPress={ask}>
            {t('orderCreate.startOver')}
          </TextButton>
        </Box>
      </Flex>
    </Notice>
  );
}
