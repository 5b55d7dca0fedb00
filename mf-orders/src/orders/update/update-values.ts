import type { Order } from '@portal/contract/order';
import type { AttachmentChange, OrderUpdateBody } from '@portal/contract/order-change';
import { ATTACHMENTS_MAX, AUTOMOBILE_TYPES } from '@portal/contract/order-create';
import { inOrder } from '@portal/contract/values/period';
import * as v from 'valibot';
import { contentFields, LocationValues, OrderValues } from '#orders/form/order-values.ts';
import { parseCoordinate } from '#orders/order/coordinates.ts';
import { t } from '#text/t.ts';

/** Everything that can be changed, as text: the form and the draft hold it, valid or not. */
export const UpdateValues = v.omit(OrderValues, ['kizukuSpotId']);
export type UpdateValues = v.InferOutput<typeof UpdateValues>;
type Field = keyof UpdateValues;
const FIELDS = Object.keys(UpdateValues.entries) as Field[];

/** What is done to the files: ids of registered ones to remove, uploads to add. */
interface FileChanges {
  removed: readonly string[];
  added: readonly { name: string; url: string }[];
}

/** The rules of a new order; a type of car that the portal does not know may stay. */
export const updateSchema = (registeredType: string) =>
  v.pipe(
    v.object({
      ...LocationValues.entries,
      ...contentFields,
      automobileType: v.picklist([...AUTOMOBILE_TYPES, registeredType]),
    }),
    inOrder('startDate', 'endDate', t('validation.dateOrder')),
  );

export const registeredValues = ({ location, name, numberOfCars, ...order }: Order): UpdateValues => ({
  address: order.address,
  latitude: String(location?.latitude ?? ''),
  longitude: String(location?.longitude ?? ''),
  constructionName: name,
  numberOfCars: String(numberOfCars ?? ''),
  automobileType: order.automobileType,
  startDate: order.startDate,
  endDate: order.endDate,
  remarks: order.remarks,
});

const coordinate = (text: string) => String(parseCoordinate(text) ?? text);
const asIs = (text: string) => text;
const trimmed = (text: string) => text.trim();
/** The value as it would be stored: another spelling is no change. */
const STORED: Record<Field, (text: string) => string> = {
  address: trimmed,
  latitude: coordinate,
  longitude: coordinate,
  constructionName: trimmed,
  numberOfCars: (text) => text.trim().replace(/^0+(?=\d)/, ''),
  automobileType: asIs,
  startDate: trimmed,
  endDate: trimmed,
  // A text area has only one kind of line break.
  remarks: (text) => text.replace(/\r\n?/g, '\n').trim(),
};
const isSame = (field: Field, one: string, other: string) => STORED[field](one) === STORED[field](other);

/** The fields whose values differ from the registered ones. */
export const changedFields = (values: UpdateValues, registered: UpdateValues): Field[] =>
  FIELDS.filter((field) => !isSame(field, values[field], registered[field]));

/** Takes untouched fields from the order that was read again; what was typed stays. */
export function followOrder(values: UpdateValues, before: UpdateValues, after: UpdateValues): UpdateValues {
  const followed = FIELDS.map((field) => {
    const isTouched = !isSame(field, values[field], before[field]);
    return [field, isTouched || isSame(field, values[field], after[field]) ? values[field] : after[field]];
  });
  return Object.fromEntries(followed) as UpdateValues;
}

/** Of the ids to remove, those that the order still has. */
export const stillThere = (removed: readonly string[], { attachments }: Pick<Order, 'attachments'>): string[] =>
  removed.filter((id) => attachments.some((attachment) => attachment.id === id));

/** Whether the order would have more files than it may: a restored one may be one too many. */
export const hasTooManyFiles = (order: Pick<Order, 'attachments'>, { removed, added }: FileCount): boolean =>
  order.attachments.length - stillThere(removed, order).length + added > ATTACHMENTS_MAX;
interface FileCount {
  removed: readonly string[];
  added: number;
}

/** The call's body from valid values. @throws if a value is invalid: the form prevents that. */
export function updateBody(order: Order, values: UpdateValues, { removed, added }: FileChanges): OrderUpdateBody {
  const { constructionName, latitude, longitude, numberOfCars, ...rest } = v.parse(
    updateSchema(order.automobileType),
    values,
  );
  const changed = changedFields(values, registeredValues(order));
  const isMoved = changed.includes('latitude') || changed.includes('longitude');
  const location = { latitude: parseCoordinate(latitude) ?? 0, longitude: parseCoordinate(longitude) ?? 0 };
  const attachments: AttachmentChange[] = [
    ...stillThere(removed, order).map((id) => ({ id, deleted: true as const })),
    ...added.map(({ name, url }) => ({ name, url })),
  ];
  return {
    ...rest,
    id: order.id,
    name: constructionName,
    numberOfCars: Number(numberOfCars),
    // Without it the API keeps the place exactly.
    ...(isMoved && { location }),
    attachments,
  };
}
