import type { ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import { daysInPeriod, formatDateWeekday, formatInstantDate } from '@portal/platform/text';
import { personText } from '#orders/order/contact-name.ts';
import type { StepState } from '#steps/step-mark.tsx';
import { type PlainMessageKey, t } from '#text/t.ts';

export interface OrderStep {
  readonly label: PlainMessageKey;
  readonly state: StepState;
  /** What is to be done, or has happened. */
  readonly fact?: string | undefined;
  /** When, or until when. */
  readonly note?: string | undefined;
}

type StepContent = Omit<OrderStep, 'label'>;

/** How far an order is: the papers only where an estimate is accepted. */
interface Progress {
  order: Order;
  counts: NonNullable<Order['estimates']>;
  papers: readonly ContractPapers[] | undefined;
  today: string;
}

/** The five steps from the request to the bill; null where the counts of its estimates cannot be read. */
export function orderSteps(
  order: Order,
  papers: readonly ContractPapers[] | undefined,
  today: string,
): OrderStep[] | null {
  const { estimates: counts } = order;
  if (!counts) return null;
  const progress = { order, counts, papers, today };
  return [
    {
      label: 'orderStep.request',
      state: 'done',
      fact: formatInstantDate(order.createdAt),
      note: personText(order.contact),
    },
    { label: 'orderStep.estimates', ...estimatesStep(progress) },
    { label: 'orderStep.contract', ...contractStep(progress) },
    { label: 'orderStep.usage', ...usageStep(progress) },
    { label: 'orderStep.bills', ...billsStep(progress) },
  ];
}

function estimatesStep({ order, counts, today }: Progress): StepContent {
  const isOver = order.status === 'closed';
  if (counts.unanswered > 0 && !isOver)
    return {
      state: 'yours',
      fact: t('orderStep.toAnswer', { count: counts.unanswered }),
      note: untilStart(order, today),
    };
  if (counts.accepted + counts.contracted > 0 || (counts.total > 0 && (isOver || order.isSearchStopped)))
    return {
      state: 'done',
      fact: t('orderStep.arrived', { count: counts.total }),
      note: dayOf(order.reached?.estimate, counts.total, 'orderStep.arrivedOn'),
    };
  if (isOver || order.isSearchStopped) return { state: 'todo' };
  const day = order.expected?.estimate;
  return {
    state: 'ours',
    fact: t('orderStep.searching'),
    note: day ? t('orderStep.arrivesOn', { date: formatDateWeekday(day) }) : t('orderStep.dayIsTold'),
  };
}

function contractStep({ order, counts, papers, today }: Progress): StepContent {
  if (counts.accepted === 0 && counts.contracted > 0)
    return {
      state: 'done',
      fact: t('orderStep.contracted', { count: counts.contracted }),
      note: dayOf(order.reached?.contract, counts.contracted, 'orderStep.contractedOn'),
    };
  if (counts.accepted === 0 || !papers) return { state: 'todo' };
  const toSign = papers.filter(({ status }) => status === 'toBeSigned').length;
  if (toSign > 0)
    return { state: 'yours', fact: t('orderStep.toSign', { count: toSign }), note: untilStart(order, today) };
  if (papers.some(({ status }) => status === 'submitted')) return { state: 'ours', fact: t('orderStep.checking') };
  const day = order.expected?.papers;
  return {
    state: 'ours',
    fact: t('orderStep.preparing'),
    note: day ? t('orderStep.arrivesOn', { date: formatDateWeekday(day) }) : t('orderStep.dayIsTold'),
  };
}

/** The period is that of the request; each contract has its own on its page. */
function usageStep({ order: { startDate, endDate }, counts, today }: Progress): StepContent {
  if (!startDate || !endDate) return { state: 'todo' };
  const until = t('orderStep.until', { date: formatDateWeekday(endDate) });
  if (today < startDate)
    return { state: 'todo', fact: t('orderStep.from', { date: formatDateWeekday(startDate) }), note: until };
  if (counts.contracted === 0) return { state: 'todo' };
  return today > endDate
    ? { state: 'done', fact: t('orderStep.ended', { date: formatDateWeekday(endDate) }) }
    : { state: 'running', fact: t('orderStep.inUse'), note: until };
}

/** Bills come until the use has ended, if not longer. */
function billsStep({ order: { bills, expected, endDate }, today }: Progress): StepContent {
  const first = expected?.firstBill;
  if (!bills?.total)
    return { state: 'todo', fact: first ? t('orderStep.firstBill', { date: formatDateWeekday(first) }) : undefined };
  const last = bills.lastBillingDate;
  const note = last ? t('orderStep.latest', { date: formatDateWeekday(last) }) : undefined;
  if (bills.notDownloaded > 0)
    return { state: 'yours', fact: t('orderStep.toDownload', { count: bills.notDownloaded }), note };
  const isUsed = endDate !== '' && endDate < today;
  return { state: isUsed ? 'done' : 'running', fact: t('orderStep.billed', { count: bills.total }), note };
}

/** The day of what has come, of several the latest. */
function dayOf(
  day: string | null | undefined,
  count: number,
  ofOne: 'orderStep.arrivedOn' | 'orderStep.contractedOn',
): string | undefined {
  return day ? t(count > 1 ? 'orderStep.latest' : ofOne, { date: formatDateWeekday(day) }) : undefined;
}

function untilStart({ startDate }: Pick<Order, 'startDate'>, today: string): string | undefined {
  if (!startDate || startDate <= today) return undefined;
  return t('orderStep.untilStart', { days: daysInPeriod(today, startDate) - 1 });
}
