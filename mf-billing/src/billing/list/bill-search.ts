import { INVOICE_NUMBER_MAX } from '@portal/contract/billing';
import { PlannedDate } from '@portal/contract/values/primitives';
import { differsFrom } from '@portal/platform';
import { addDays, earliest, formatDate, formatYen, latest } from '@portal/platform/text';
import * as v from 'valibot';
import { type PlainMessageKey, t } from '#text/t.ts';

const Day = v.fallback(v.union([PlannedDate, v.literal('')]), '');
const Amount = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), '');

/** The conditions of a search across months, as the address says them; an empty one is none. */
export const billSearchEntries = {
  status: v.fallback(v.picklist(['all', 'notDownloaded', 'downloaded']), 'all'),
  billedFrom: Day,
  billedTo: Day,
  dueFrom: Day,
  dueTo: Day,
  rentFrom: Amount,
  rentTo: Amount,
  number: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(INVOICE_NUMBER_MAX)), ''),
};
export type BillSearch = v.InferOutput<v.ObjectSchema<typeof billSearchEntries, undefined>>;

export const NO_SEARCH = {
  status: 'all',
  billedFrom: '',
  billedTo: '',
  dueFrom: '',
  dueTo: '',
  rentFrom: '',
  rentTo: '',
  number: '',
} as const satisfies BillSearch;

/** As soon as one of them is set, the list has the bills of all months. */
export const isSearch = (params: BillSearch): boolean => differsFrom(params, NO_SEARCH);

interface Range {
  from: 'billedFrom' | 'dueFrom' | 'rentFrom';
  to: 'billedTo' | 'dueTo' | 'rentTo';
  label: PlainMessageKey;
  isDate: boolean;
}

export const RANGES: readonly Range[] = [
  { from: 'billedFrom', to: 'billedTo', label: 'billing.columnBillingDate', isDate: true },
  { from: 'dueFrom', to: 'dueTo', label: 'billing.columnDueDate', isDate: true },
  { from: 'rentFrom', to: 'rentTo', label: 'billing.searchRent', isDate: false },
];

type SearchErrors = Partial<Record<Range['from' | 'to'], string>>;

/** What is wrong with the ranges, in words, at the field that it is about. */
export function searchErrors(search: BillSearch): SearchErrors {
  return Object.assign({}, ...RANGES.map((range) => rangeErrors(range, search[range.from], search[range.to])));
}

function rangeErrors({ from, to, isDate }: Range, first: string, last: string): SearchErrors {
  const badDate = t('billing.searchBadDate');
  if (isDate && !(isDay(first) && isDay(last)))
    return { ...(!isDay(first) && { [from]: badDate }), ...(!isDay(last) && { [to]: badDate }) };
  if (first === '' || last === '') return {};
  const isReversed = isDate ? first > last : Number(first) > Number(last);
  return isReversed ? { [to]: t(isDate ? 'billing.searchDateReversed' : 'billing.searchRentReversed') } : {};
}

const isDay = (text: string): boolean => text === '' || v.is(PlannedDate, text);

/** A range of an address whose end comes before its beginning is none. */
export function withoutReversed<Params extends BillSearch>(params: Params): Params {
  const errors = searchErrors(params);
  const reversed = RANGES.filter(({ to }) => to in errors).flatMap(({ from, to }) => [from, to]);
  return { ...params, ...Object.fromEntries(reversed.map((end) => [end, ''])) };
}

/** The part of the client's query; an empty condition is not sent. */
export const billSearchQuery = (search: BillSearch) => ({
  billingDateFrom: search.billedFrom || undefined,
  billingDateTo: search.billedTo || undefined,
  paymentDueDateFrom: search.dueFrom || undefined,
  paymentDueDateTo: search.dueTo || undefined,
  totalRentFrom: search.rentFrom === '' ? undefined : Number(search.rentFrom),
  totalRentTo: search.rentTo === '' ? undefined : Number(search.rentTo),
  invoiceNumber: search.number || undefined,
  downloadStatus: search.status === 'all' ? undefined : search.status,
});

/** The conditions in words; the status has its segments. */
export function searchConditions(search: BillSearch) {
  const ranges = RANGES.filter(({ from, to }) => search[from] !== '' || search[to] !== '').map(
    ({ from, to, label, isDate }) => {
      const [first, last] = [search[from], search[to]].map((end) =>
        end === '' ? '' : isDate ? formatDate(end) : formatYen(Number(end)),
      );
      return { label: `${t(label)} ${first}〜${last}`, without: { [from]: '', [to]: '' } };
    },
  );
  const number = { label: `${t('billing.searchNumber')} ${search.number}`, without: { number: '' } };
  return search.number === '' ? ranges : [...ranges, number];
}

const firstOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** 請求日 of a month, its last day included. */
export const rangeOfMonth = (year: number, month: number) => ({
  billedFrom: firstOf(year, month),
  billedTo: addDays(month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1), -1),
});

/** The range of 請求日, or the month that is shown without one, grown to a month. An open end stays open. */
export function rangeGrownTo(params: BillSearch & { year: number; month: number }, year: number, month: number) {
  const days = rangeOfMonth(year, month);
  const hasRange = params.billedFrom !== '' || params.billedTo !== '';
  if (isSearch(params) && !hasRange) return days;
  const { billedFrom, billedTo } = hasRange ? params : rangeOfMonth(params.year, params.month);
  return {
    billedFrom: billedFrom && earliest(billedFrom, days.billedFrom),
    billedTo: billedTo && latest(billedTo, days.billedTo),
  };
}

/** Whether a day of the month is in the range of 請求日; without a range no month is marked. */
export function isMonthInRange({ billedFrom, billedTo }: BillSearch, year: number, month: number): boolean {
  if (billedFrom === '' && billedTo === '') return false;
  const days = rangeOfMonth(year, month);
  return (billedTo === '' || days.billedFrom <= billedTo) && days.billedTo >= billedFrom;
}
