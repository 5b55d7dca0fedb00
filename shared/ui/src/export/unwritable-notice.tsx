import { t } from '@portal/platform/text';
import { Box, Notice } from '../kit/index.ts';
import type { CsvFile } from './csv-file.ts';

/** The characters that the file shows as "?", each with a text that has it. */
export function UnwritableNotice({ unwritable }: Pick<CsvFile, 'unwritable'>) {
  if (unwritable.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{t('export.unwritable')}</p>
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {unwritable.map(({ character, text }) => (
          <li key={character}>{t('export.unwritableIn', { character, text })}</li>
        ))}
      </Box>
    </Notice>
  );
}
