import { t } from '@portal/platform/text';
import { Box, ProgressBar, Stack, Text } from '../kit/index.ts';

interface ExportProgressProps {
  /** How far it is, in a sentence. */
  text: string;
  done: number;
  total: number;
  /** The server is busy. */
  isWaiting: boolean;
}

export const ExportProgress = ({ text, done, total, isWaiting }: ExportProgressProps) => (
  <Stack gap="3">
    <Box role="status">
      <Text>{text}</Text>
      {isWaiting ? <Text>{t('export.waiting')}</Text> : null}
    </Box>
    <ProgressBar label={text} percent={total === 0 ? 0 : Math.round((done / total) * 100)} />
  </Stack>
);
