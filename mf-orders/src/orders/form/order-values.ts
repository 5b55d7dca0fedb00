import {
  ADDRESS_MAX,
  AUTOMOBILE_TYPES,
  CARS_MAX,
  CONSTRUCTION_NAME_MAX,
  DEFAULT_LOCATION,
  OrderCreateBody,
  REMARKS_MAX,
} from '@portal/contract/order-create';
import { filledLine } from '@portal/contract/values/filled-line';
import { inOrder } from '@portal/contract/values/period';
import { DateString, FIRST_YEAR, LAST_YEAR, PlannedDate } from '@portal/contract/values/primitives';
import { textUpTo } from '@portal/contract/values/text-rules';
import { unusableCharacter } from '@portal/platform/text';
import * as v from 'valibot';
import { isLatitudeInJapan, isLongitudeInJapan, parseCoordinate } from '#orders/order/coordinates.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

const required = (label: PlainMessageKey) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, t('validation.required', { label: t(label) })));

/** One line of text, neither empty nor longer than `max` graphemes. */
export const singleLine = (max: number, label: PlainMessageKey = 'orderCreate.constructionName') =>
  filledLine(max, {
    unusable: unusableCharacter,
    empty: t('validation.required', { label: t(label) }),
    tooLong: t('validation.max', { label: t(label), max }),
  });

const coordinate = (label: PlainMessageKey, isInRange: (degrees: number) => boolean) =>
  v.pipe(
    required(label),
    v.check((text) => parseCoordinate(text) !== null, t('validation.number')),
    v.check((text) => isInRange(parseCoordinate(text) ?? Number.NaN), t('map.outOfJapan')),
  );

const day = (label: PlainMessageKey) =>
  v.pipe(
    required(label),
    v.check((text) => v.is(DateString, text), t('validation.date')),
    v.check(
      (text) => !v.is(DateString, text) || v.is(PlannedDate, text),
      t('validation.dateRange', { first: FIRST_YEAR, last: LAST_YEAR }),
    ),
  );

/** Step 1. */
export const LocationValues = v.object({
  address: singleLine(ADDRESS_MAX, 'orderCreate.address'),
  latitude: coordinate('orderCreate.latitude', isLatitudeInJapan),
  longitude: coordinate('orderCreate.longitude', isLongitudeInJapan),
});
export type LocationValues = v.InferOutput<typeof LocationValues>;

/** The fields of step 2. A start date in the past is allowed; the form only shows a notice. */
export const contentFields = {
  constructionName: singleLine(CONSTRUCTION_NAME_MAX, 'orderCreate.constructionName'),
  numberOfCars: v.pipe(
    required('orderCreate.numberOfCars'),
    v.regex(/^\d+$/, t('validation.number')),
    v.check((text) => Number(text) >= 1, t('validation.integerMin', { min: 1 })),
    v.check((text) => Number(text) <= CARS_MAX, t('validation.integerMax', { max: CARS_MAX })),
  ),
  automobileType: v.pipe(
    v.string(),
    v.picklist(AUTOMOBILE_TYPES, t('validation.requiredSelect', { label: t('orderCreate.automobileType') })),
  ),
  startDate: day('orderCreate.startDate'),
  endDate: day('orderCreate.endDate'),
  remarks: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => v.is(textUpTo(REMARKS_MAX), text), t('validation.remarksMax')),
  ),
};

/** Step 2. */
export const ContentValues = v.pipe(
  v.object(contentFields),
  inOrder('startDate', 'endDate', t('validation.dateOrder')),
);
export type ContentValues = v.InferOutput<typeof ContentValues>;

/** Everything that the customer fills in, as text: the form and the draft hold it, valid or not. */
export const OrderValues = v.object({
  address: v.string(),
  latitude: v.string(),
  longitude: v.string(),
  constructionName: v.string(),
  numberOfCars: v.string(),
  automobileType: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  remarks: v.string(),
  kizukuSpotId: v.string(),
});
export type OrderValues = v.InferOutput<typeof OrderValues>;

/** An untouched form: one car, today, Tokyo station [2.103, 5.23, 5.24]. */
export const emptyOrderValues = (today: string): OrderValues => ({
  address: '',
  latitude: String(DEFAULT_LOCATION.latitude),
  longitude: String(DEFAULT_LOCATION.longitude),
  constructionName: '',
  numberOfCars: '1',
  automobileType: '',
  startDate: today,
  endDate: today,
  remarks: '',
  kizukuSpotId: '',
});

/**
 * The last step that may be shown: the earlier ones have to be filled in and all files uploaded.
 */
export function reachableStep(values: OrderValues, hasFileObstacle: boolean): 1 | 2 | 3 {
  if (!v.is(LocationValues, values)) return 1;
  return v.is(ContentValues, values) && !hasFileObstacle ? 3 : 2;
}

/** The call's body from valid values. @throws if a value is invalid: the steps prevent that. */
export function orderBody(values: OrderValues, attachmentUrls: readonly string[]): OrderCreateBody {
  const location = v.parse(LocationValues, values);
  const content = v.parse(ContentValues, values);
  return v.parse(OrderCreateBody, {
    ...content,
    address: location.address,
    latitude: parseCoordinate(location.latitude),
    longitude: parseCoordinate(location.longitude),
    numberOfCars: Number(content.numberOfCars),
    attachmentUrls: [...attachmentUrls],
    ...(values.kizukuSpotId && { kizukuSpotId: values.kizukuSpotId }),
  });
}
