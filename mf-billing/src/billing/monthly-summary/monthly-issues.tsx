import type { MonthlyBilling } from '@portal/contract/monthly-billing';
import { formatInstantDate } from '@portal/platform/text';
import { Box, DownloadIcon, Flex, TextButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { BillRecordButton } from '#billing/bill/bill-record-button.tsx';
import { CorrectionFacts } from '#billing/bill/correction-note.tsx';
import { t } from '#text/t.ts';
import { useSummaryDownload } from './use-summary-download.ts';

type Corrected = NonNullable<MonthlyBilling['corrected']>[number];

interface MonthlyIssuesProps {
  summary: Pick<MonthlyBilling, 'invoiceNumber' | 'issuedAt' | 'corrected'>;
}

/** The consolidated bill's number and day; a line for each time that it was corrected, the latest first. */
export function MonthlyIssues({ summary }: MonthlyIssuesProps) {
  const { corrected = [] } = summary;
  if (corrected.length === 0) return <Line issue={summary} />;
  return corrected.map((old, index) => (
    <Line key={old.id} issue={corrected[index - 1] ?? summary}>
      <CorrectionFacts corrects={old}>
        <Flex as="span" align="center" wrap="wrap" columnGap="1">
          <span>{t('billing.correctedSummary')}</span>
          {/* No higher than the line. */}
          <Box as="span" marginBlock="-3">
            <CorrectedDownload old={old} />
          </Box>
          {/* Without a digest the line has all of it already. */}
          {old.sha256 ? (
            <Box as="span" marginBlock="-3">
              <BillRecordButton bill={{ ...old, name: old.invoiceNumber || t('common.unknown') }} />
            </Box>
          ) : null}
        </Flex>
      </CorrectionFacts>
    </Line>
  ));
}

interface LineProps {
  issue: Pick<MonthlyBilling, 'invoiceNumber' | 'issuedAt'>;
  children?: ReactNode;
}

const Line = ({ issue: { invoiceNumber, issuedAt }, children }: LineProps) => (
  <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
    {invoiceNumber ? <span>{t('billing.summaryNumber', { number: invoiceNumber })}</span> : null}
    {issuedAt ? <span>{t('billing.issuedOn', { date: formatInstantDate(issuedAt) })}</span> : null}
    {children}
  </Flex>
);

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
