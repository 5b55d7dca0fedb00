import type { Order } from '@portal/contract/order';
import { AutomobileType, CARS_MAX, CONSTRUCTION_NAME_MAX, REMARKS_MAX } from '@portal/contract/order-create';
import { PlannedDate, queryInteger } from '@portal/contract/values/primitives';
import { textUpTo } from '@portal/contract/values/text-rules';
import * as v from 'valibot';
import { LocationValues, type OrderValues, singleLine } from '#orders/form/order-values.ts';
import { t } from '#text/t.ts';

/** The values that a linking service may put into the address [2.101 to 2.108]. */
const FIELDS = {
  constructionName: singleLine(CONSTRUCTION_NAME_MAX),
  address: LocationValues.entries.address,
  latitude: LocationValues.entries.latitude,
  longitude: LocationValues.entries.longitude,
  numberOfCars: v.pipe(queryInteger(1, CARS_MAX), v.transform(String)),
  automobileType: AutomobileType,
  startDate: PlannedDate,
  endDate: PlannedDate,
  remarks: textUpTo(REMARKS_MAX),
  constructionCode: singleLine(255),
} as const;
type Name = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];

export interface Prefill {
  values: OrderValues;
  /** Whether the site's place was handed over. */
  isLocated: boolean;
  /** Which notices the customer sees: something was filled in, something was invalid. */
  isApplied: boolean;
  isPartlyInvalid: boolean;
  /** The form does not know the kind of car: it became "other", with its text in the remarks. */
  isOtherCar: boolean;
  /** The order that they come from; null: a linking service. */
  from: { id: string; name: string } | null;
}

/**
 * The form's first values from the address, on top of the defaults; undefined if the address has none. An invalid part
 * keeps its default, and the rest is still used.
 */
export function readPrefill(search: URLSearchParams, defaults: OrderValues): Prefill | undefined {
  const given = NAMES.filter((name) => search.get(name)?.trim());
  if (given.length === 0) return undefined;

  const read: Partial<Record<Name, string>> = {};
  for (const name of given) {
    const result = v.safeParse(FIELDS[name], search.get(name));
    if (result.success) read[name] = result.output;
  }
  const isOtherCar = keepOtherCar(read, search.get('automobileType') ?? '');
  dropHalfLocation(read);
  alignPeriod(read, defaults.startDate);

  const { constructionCode, ...fields } = read;
  return {
    values: { ...defaults, ...fields, ...(constructionCode && { kizukuSpotId: constructionCode }) },
    isLocated: 'address' in read,
    isApplied: given.some((name) => name in read),
    isPartlyInvalid: given.some((name) => !(name in read)),
    isOtherCar,
    from: null,
  };
}

/** The form's first values from an earlier order: everything but its period and its files. */
export function copyOrder(order: Order, defaults: OrderValues): Prefill {
  const { id, name, address, location, numberOfCars, automobileType, remarks } = order;
  const site = location && { address, ...location };
  const fields = { constructionName: name, ...site, numberOfCars, automobileType, remarks };
  const known = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [[field, String(value)]]));
  const undated = { ...defaults, startDate: '', endDate: '' };
  const nothing = { values: undated, isLocated: false, isApplied: false, isPartlyInvalid: true, isOtherCar: false };
  const prefill = readPrefill(new URLSearchParams(known), undated) ?? nothing;
  return { ...(site ? prefill : withAddress(prefill, address)), from: { id, name } };
}

/** An order without a point on the map still has its address; of a linking service it would be half a place. */
function withAddress(prefill: Omit<Prefill, 'from'>, given: string): Omit<Prefill, 'from'> {
  const address = v.safeParse(FIELDS.address, given);
  if (!given || !address.success) return prefill;
  return { ...prefill, values: { ...prefill.values, address: address.output }, isApplied: true };
}

const OTHER: AutomobileType = 'OTHER';

/** Puts a kind of car that the form does not know into the remarks, if they have room. */
function keepOtherCar(read: Partial<Record<Name, string>>, given: string): boolean {
  const kind = v.safeParse(singleLine(REMARKS_MAX), given);
  if (read.automobileType || !kind.success) return false;
  const remarks = v.safeParse(
    FIELDS.remarks,
    [t('orderCreate.otherCar', { kind: kind.output }), read.remarks].filter(Boolean).join('\n'),
  );
  if (!remarks.success) return false;
  read.automobileType = OTHER;
  read.remarks = remarks.output;
  return true;
}

/** Address and coordinates are used together or not at all [2.102, 2.103]. */
function dropHalfLocation(read: Partial<Record<Name, string>>): void {
  if (read.address && read.latitude && read.longitude) return;
  delete read.address;
  delete read.latitude;
  delete read.longitude;
}

/** If only one date is given, the other one, today by default, must not be on the wrong side of it. */
function alignPeriod(read: Partial<Record<Name, string>>, today: string): void {
  const { startDate, endDate } = read;
  if (startDate && !endDate && startDate > today) read.endDate = startDate;
  if ((startDate ?? today) <= (read.endDate ?? today)) return;
  if (endDate) {
    delete read.startDate;
    delete read.endDate;
  }
}
