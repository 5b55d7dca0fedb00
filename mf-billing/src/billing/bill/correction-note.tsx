import type { Billing } from '@portal/contract/billing';
import { formatInstantDate, formatYen } from '@portal/platform/text';
import { Flex, StatusBadge, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { t } from '#text/t.ts';
import { BillNumberLink } from './bill-number-link.tsx';

/** Below a bill in the place of another, and below that other: a link between the two. */
export function correctionNote(bill: Billing): ReactNode {
  const { corrects, correctedBy } = bill;
  if (!corrects && !correctedBy) return null;
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
      {corrects ? (
        <>
          <StatusBadge tone="info">{t('billing.correction')}</StatusBadge>
          <CorrectionFacts corrects={corrects}>
            <Numbered label={t('billing.corrects')} number={corrects.invoiceNumber} />
          </CorrectionFacts>
          {bill.issuedAt ? <span>{t('billing.correctedOn', { date: formatInstantDate(bill.issuedAt) })}</span> : null}
        </>
      ) : null}
      {correctedBy ? (
        <>
          <StatusBadge tone="neutral">{t('billing.corrected')}</StatusBadge>
          <Numbered label={t('billing.correctedBy')} number={correctedBy.invoiceNumber} />
        </>
      ) : null}
    </Flex>
  );
}

interface CorrectionFactsProps {
  corrects: NonNullable<Billing['corrects']>;
  /** The bill that was corrected, by its number. */
  children: ReactNode;
}

/** What a bill, or a consolidated one, is in the place of, and why. */
export function CorrectionFacts({ corrects, children }: CorrectionFactsProps) {
  const { totalRent, reason } = corrects;
  return (
    <>
      {children}
      <span>
        <VisuallyHidden>{t('billing.correctedAmount')}</VisuallyHidden>
        <s>{formatYen(totalRent)}</s>
      </span>
      {corrects.issuedAt ? <span>{t('billing.issuedOn', { date: formatInstantDate(corrects.issuedAt) })}</span> : null}
      {reason ? <span>{t('billing.correctedBecause', { reason })}</span> : null}
    </>
  );
}

const Numbered = ({ label, number }: { label: string; number: string }) => (
  <Flex as="span" columnGap="2">
    <span>{label}</span>
    <BillNumberLink number={number} />
  </Flex>
);
