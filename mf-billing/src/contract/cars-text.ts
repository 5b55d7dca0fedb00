import type { Contract } from '@portal/contract/contract';
import { formatNumber } from '@portal/platform/text';
import { t } from '#text/t.ts';

export const carsText = ({ numberOfCars }: Contract): string =>
  numberOfCars === null ? t('common.notAvailable') : t('common.cars', { count: formatNumber(numberOfCars) });
