import type { MonthlyBilling } from '@portal/contract/monthly-billing';
import { DownloadIcon, Flex, Stack, TextButton } from '@portal/ui';
import { CorrectionFacts } from '#billing/bill/correction-note.tsx';
import { t } from '#text/t.ts';
import { useSummaryDownload } from './use-summary-download.ts';

type Corrected = NonNullable<MonthlyBilling['corrected']>[number];

interface MonthlyCorrectionsProps {
  summary: Pick<MonthlyBilling, 'invoiceNumber' | 'issuedAt' | 'corrected'>;
}

/** A line for each time that the consolidated bill was corrected, the latest first, with the bill before. */
export function MonthlyCorrections({ summary }: MonthlyCorrectionsProps) {
  const corrected = summary.corrected ?? [];
  if (corrected.length === 0) return null;
  return (
    <Stack gap="2" borderTopWidth="1px" marginTop="4" paddingTop="3" fontSize="xs" color="fg.muted">
      {corrected.map((old, index) => {
        const { invoiceNumber, issuedAt } = corrected[index - 1] ?? summary;
        return (
          <Flex key={old.id} align="center" wrap="wrap" columnGap="3" rowGap="1">
            <CorrectionFacts corrects={old} issuedAt={issuedAt}>
              {invoiceNumber ? <span>{t('billing.summaryNumber', { number: invoiceNumber })}</span> : null}
              <Flex as="span" align="center" wrap="wrap" columnGap="1">
                <span>{t('billing.correctedSummary')}</span>
                <CorrectedDownload old={old} />
              </Flex>
            </CorrectionFacts>
          </Flex>
        );
      })}
    </Stack>
  );
}

function CorrectedDownload({ old: { id, invoiceNumber } }: { old: Corrected }) {
  const { run, isRunning } = useSummaryDownload(id);
  const number = invoiceNumber || t('common.unknown');
  return (
    <TextButton
      size="sm"
      icon={<DownloadIcon />}
      isRunning={isRunning}
      onPress={() => run(undefined)}
      aria-label={t('billing.downloadOf', { name: number })}
      trackName={t('billing.download')}
    >
      {number}
    </TextButton>
  );
}
