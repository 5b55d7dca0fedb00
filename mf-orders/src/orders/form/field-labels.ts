import { t } from '#text/t.ts';

/** For the summary of errors: messages about numbers and dates do not name their field. */
export const FIELD_LABELS = {
  latitude: t('orderCreate.latitude'),
  longitude: t('orderCreate.longitude'),
  numberOfCars: t('orderCreate.numberOfCars'),
  startDate: t('orderCreate.startDate'),
  endDate: t('orderCreate.endDate'),
};
