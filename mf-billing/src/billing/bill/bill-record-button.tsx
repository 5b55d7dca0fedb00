import type { Billing } from '@portal/contract/billing';
import { formatInstantShort, formatYen } from '@portal/platform/text';
import { CopyButton, DescriptionList, HStack, IconButton, InfoIcon, Modal, SecondaryButton } from '@portal/ui';
import { useState } from 'react';
import { t } from '#text/t.ts';
import { BillNumberLink } from './bill-number-link.tsx';

/** A bill, or a consolidated one. */
type RecordedBill = Pick<Billing, 'name' | 'invoiceNumber' | 'issuedAt' | 'sha256' | 'corrects' | 'correctedBy'>;

/** What an issued bill is recognized by, and the bill in whose place it is, or that is in its place. */
export function BillRecordButton({ bill }: { bill: RecordedBill }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!bill.issuedAt) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={t('billing.recordOf', { name: bill.name })}
        trackName={t('billing.record')}
        icon={<InfoIcon />}
        onPress={() => setIsOpen(true)}
        aria-haspopup="dialog"
      />
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('billing.record')}
        footer={<SecondaryButton onPress={close}>{t('common.close')}</SecondaryButton>}
      >
        <DescriptionList items={recordOf(bill, bill.issuedAt, close)} />
      </Modal>
    </>
  );
}

function recordOf(
  { invoiceNumber, sha256, corrects, correctedBy }: RecordedBill,
  issuedAt: string,
  onLeave: () => void,
) {
  const link = (number: string) => <BillNumberLink number={number} onPress={onLeave} />;
  return [
    ...(invoiceNumber ? [{ term: t('billing.searchNumber'), description: invoiceNumber }] : []),
    { term: t('billing.issuedAt'), description: formatInstantShort(issuedAt) },
    { term: t('zip.columnDigest'), description: sha256 ? <Digest sha256={sha256} /> : t('billing.digestLater') },
    ...(corrects
      ? [
          { term: t('billing.corrects'), description: link(corrects.invoiceNumber) },
          { term: t('billing.correctedAmount'), description: formatYen(corrects.totalRent) },
          { term: t('billing.correctionReason'), description: corrects.reason },
        ]
      : []),
    ...(correctedBy ? [{ term: t('billing.correctedBy'), description: link(correctedBy.invoiceNumber) }] : []),
  ];
}

const Digest = ({ sha256 }: { sha256: string }) => (
  <HStack gap="1">
    <code style={{ overflowWrap: 'anywhere' }}>{sha256}</code>
    <CopyButton text={sha256} />
  </HStack>
);
