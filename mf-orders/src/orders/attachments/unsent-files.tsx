import { Stack, Text } from '@portal/ui';
import { t } from '#text/t.ts';
import { FileNames } from './file-names.tsx';

/** The files that would be lost, by name. */
export const UnsentFiles = ({ names }: { names: readonly string[] }) => (
  <Stack gap="1">
    <Text>{t('leave.unsentFiles')}</Text>
    <FileNames names={names} />
  </Stack>
);
