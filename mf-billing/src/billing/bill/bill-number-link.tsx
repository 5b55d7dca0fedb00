import { useFeatures } from '@portal/platform/session';
import { TextLink } from '@portal/ui';
import { billingPaths } from '#contract/billing-paths.ts';
import { t } from '#text/t.ts';

interface BillNumberLinkProps {
  /** Empty where it could not be read. */
  number: string;
  onPress?: () => void;
}

/** The number of another bill, which leads to it where the host can search. */
export function BillNumberLink({ number, onPress }: BillNumberLinkProps) {
  const canSearch = useFeatures().includes('billSearch');
  if (number === '') return <span>{t('common.unknown')}</span>;
  if (!canSearch) return <span>{number}</span>;
  return (
    <TextLink isAlone to={billingPaths.ofNumber(number)} onPress={onPress} trackName={t('billing.searchNumber')}>
      {number}
    </TextLink>
  );
}
