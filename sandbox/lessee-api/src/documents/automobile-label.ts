import type { AutomobileType } from '@portal/contract/order-create';
import { t } from '@portal/platform/text';

const LABELS: Record<AutomobileType, string> = {
  NORMAL: t('orderCreate.automobileNormal'),
  LIGHT: t('orderCreate.automobileLight'),
  WAGON: t('orderCreate.automobileWagon'),
  TRUCK_2T: t('orderCreate.automobileTruck2t'),
  TRUCK_4T: t('orderCreate.automobileTruck4t'),
  // The form's "write it into the remarks" is no kind of car.
  OTHER: 'その他',
};

const isKnown = (value: string): value is AutomobileType => Object.hasOwn(LABELS, value);

/** A value that is not in the list stands as it is. */
export const automobileLabel = (value: string): string => (isKnown(value) ? LABELS[value] : value);
