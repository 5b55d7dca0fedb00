import type { Order } from '@portal/contract/order';
import { formatNumber } from '@portal/platform/text';
import { t } from '#text/t.ts';

export const carsText = ({ numberOfCars }: Pick<Order, 'numberOfCars'>): string =>
  numberOfCars === null ? t('common.notAvailable') : t('common.cars', { count: formatNumber(numberOfCars) });
