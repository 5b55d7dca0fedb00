import { type Option, REQUEST_SERVICES, type RequestService } from '@portal/contract/option';
import { OPTION_NAME_MAX, OPTION_TEXT_MAX, OptionBody, type OptionContent } from '@portal/contract/option-change';
import { filledLine } from '@portal/contract/values/filled-line';
import { inOrder } from '@portal/contract/values/period';
import { DateString, FIRST_YEAR, LAST_YEAR, PlannedDate } from '@portal/contract/values/primitives';
import { textUpTo } from '@portal/contract/values/text-rules';
import { unusableCharacter } from '@portal/platform/text';
import * as v from 'valibot';
import { areKnownServices } from '#options/option/services.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

/** The related search for parking lots; its name is only shown. */
const Related = v.nullable(v.object({ id: v.string(), name: v.string() }));

/** Everything that the customer fills in, valid or not: the form and the draft hold it. */
export const OptionValues = v.object({
  name: v.string(),
  requestService: v.array(v.picklist(REQUEST_SERVICES)),
  /** Kept while `other` is not selected, and not sent then. */
  otherRequestContent: v.string(),
  order: Related,
  province: v.string(),
  district: v.string(),
  street: v.string(),
  usingStartTime: v.string(),
  usingEndTime: v.string(),
  others: v.string(),
});
export type OptionValues = v.InferOutput<typeof OptionValues>;

export const emptyOptionValues: OptionValues = {
  name: '',
  requestService: [],
  otherRequestContent: '',
  order: null,
  province: '',
  district: '',
  street: '',
  usingStartTime: '',
  usingEndTime: '',
  others: '',
};

export type EditableOption = Option & { requestService: RequestService[] };
/** Whether this form knows all services of it: saving must not drop an unknown one. */
export const isEditable = (option: Option): option is EditableOption => areKnownServices(option.requestService);

export const valuesOf = (option: EditableOption): OptionValues => ({
  name: option.name,
  requestService: option.requestService,
  otherRequestContent: option.otherRequestContent ?? '',
  order: option.order,
  province: option.province ?? '',
  district: option.district ?? '',
  street: option.street ?? '',
  usingStartTime: option.usingStartTime ?? '',
  usingEndTime: option.usingEndTime ?? '',
  others: option.others,
});

const line = (label: PlainMessageKey, empty: string) =>
  filledLine(OPTION_NAME_MAX, {
    unusable: unusableCharacter,
    empty,
    tooLong: t('validation.max', { label: t(label), max: OPTION_NAME_MAX }),
  });

/** A part of the address: empty, or a line like any other. */
const addressLine = (label: PlainMessageKey) =>
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), line(label, t('validation.addressSet'))]);

const text = (tooLong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((input) => v.is(textUpTo(OPTION_TEXT_MAX), input), tooLong),
  );

const day = v.pipe(
  v.string(),
  v.trim(),
  v.check((input) => input === '' || v.is(DateString, input), t('validation.date')),
  v.check(
    (input) => !v.is(DateString, input) || v.is(PlannedDate, input),
    t('validation.dateRange', { first: FIRST_YEAR, last: LAST_YEAR }),
  ),
);

/** Either all of these fields are filled in, or none. The error is at the first empty one. */
const togetherOrNot = (fields: readonly (keyof OptionValues)[], message: string) =>
  v.rawCheck<OptionValues>(({ dataset, addIssue }) => {
    const input = dataset.value as OptionValues;
    const empty = fields.find((field) => isBlank(input[field]));
    if (!empty || fields.every((field) => isBlank(input[field]))) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: empty, value: input[empty] }] });
  });
const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** The rules of the form [5.14–5.20]. */
export const ValidOption = v.pipe(
  v.object({
    name: line('option.name', t('validation.required', { label: t('option.name') })),
    requestService: v.pipe(v.array(v.picklist(REQUEST_SERVICES)), v.minLength(1, t('validation.serviceMin'))),
    otherRequestContent: text(t('validation.otherMax')),
    order: Related,
    province: addressLine('option.province'),
    district: addressLine('option.district'),
    street: addressLine('option.street'),
    usingStartTime: day,
    usingEndTime: day,
    others: text(t('validation.remarksMax')),
  }),
  v.forward(
    v.partialCheck(
      [['requestService'], ['otherRequestContent']],
      (input) => !input.requestService.includes('other') || input.otherRequestContent !== '',
      t('validation.otherContent'),
    ),
    ['otherRequestContent'],
  ),
  togetherOrNot(['province', 'district', 'street'], t('validation.addressSet')),
  togetherOrNot(['usingStartTime', 'usingEndTime'], t('validation.datePair')),
  inOrder('usingStartTime', 'usingEndTime', t('validation.dateOrder')),
);

/** The call's body from valid values. */
export const optionBody = ({ order, ...values }: OptionValues): OptionContent =>
  v.parse(OptionBody, {
    ...values,
    orderId: order?.id ?? null,
    usingStartTime: values.usingStartTime || null,
    usingEndTime: values.usingEndTime || null,
  });

/** Whether saving would change something: spaces around a text and the order of the services have no meaning [5.21]. */
export const isChanged = (values: OptionValues, saved: OptionValues): boolean =>
  JSON.stringify(meaningOf(values)) !== JSON.stringify(meaningOf(saved));

function meaningOf({ order, requestService, otherRequestContent, ...texts }: OptionValues) {
  const trimmed = Object.values(texts).map((input) => input.trim());
  const other = requestService.includes('other') ? otherRequestContent.trim() : '';
  return [...trimmed, order?.id, other, REQUEST_SERVICES.filter((service) => requestService.includes(service))];
}
