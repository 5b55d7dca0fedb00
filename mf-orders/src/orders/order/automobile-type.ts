import { AUTOMOBILE_TYPES, type AutomobileType } from '@portal/contract/order-create';
import { type PlainMessageKey, t } from '#text/t.ts';

const LABELS: Record<AutomobileType, PlainMessageKey> = {
  NORMAL: 'orderCreate.automobileNormal',
  LIGHT: 'orderCreate.automobileLight',
  WAGON: 'orderCreate.automobileWagon',
  TRUCK_2T: 'orderCreate.automobileTruck2t',
  TRUCK_4T: 'orderCreate.automobileTruck4t',
  OTHER: 'orderCreate.automobileOther',
};

const isKnown = (value: string): value is AutomobileType => Object.hasOwn(LABELS, value);

/** An unknown value is shown as it is. */
export const automobileTypeLabel = (value: string): string => (isKnown(value) ? t(LABELS[value]) : value);

export const automobileTypeOptions = () =>
  AUTOMOBILE_TYPES.map((value) => ({ value, label: automobileTypeLabel(value) }));
