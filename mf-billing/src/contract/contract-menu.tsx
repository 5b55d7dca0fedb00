import type { Contract } from '@portal/contract/contract';
import { RowMenu } from '@portal/ui';
import { t } from '#text/t.ts';
import { consultationLink } from './consultation.ts';
import { copyOrderPath } from './contract-paths.ts';

/** In a row of a list: what the page of a contract offers besides reading. */
export function ContractMenu({ contract }: { contract: Contract }) {
  const { usageStatus, order, parkingName } = contract;
  const items = [
    ...(usageStatus === 'duringUse' ? [consultationLink(contract, 'extend'), consultationLink(contract, 'end')] : []),
    ...(order ? [{ label: t('usage.copyOrder'), to: copyOrderPath(order.id) }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <RowMenu
      label={t('usage.menuOf', { name: parkingName || t('common.unknown') })}
      trackName={t('usage.columnMenu')}
      items={items}
    />
  );
}
