import type { Contract } from '@portal/contract/contract';
import { CONSULTATION_KINDS, type ConsultationKind } from '@portal/contract/option';
import type { OptionBody } from '@portal/contract/option-change';
import { addMonths, formatDate, formatPeriod, todayInTokyo, tokyoDate } from '@portal/platform/text';
import * as v from 'valibot';
import { emptyOptionValues, type OptionValues } from '#options/form/option-values.ts';
import { t } from '#text/t.ts';

const Kind = v.picklist(CONSULTATION_KINDS);

/** What the address asks for; null: an ordinary application. */
export function readConsultation(search: URLSearchParams): OptionBody['consultation'] | null {
  const kind = v.safeParse(Kind, search.get('consultation'));
  const contractId = search.get('contract');
  return kind.success && contractId ? { kind: kind.output, contractId } : null;
}

/** Of the contract's last day: to end then, or to go on for a month. */
const TEXTS = {
  extend: { name: 'option.extendName', content: 'option.extendContent', wished: (end: string) => addMonths(end, 1) },
  end: { name: 'option.endName', content: 'option.endContent', wished: (end: string) => end },
} as const;

/** The first values of an application about a contract. The wished day is proposed, for the customer to change. */
export function consultationValues(
  kind: ConsultationKind,
  { id, parkingName, startAt, endAt, order }: Contract,
): OptionValues {
  const lot = parkingName || t('common.unknown');
  const [start, end] = [tokyoDate(startAt), tokyoDate(endAt)];
  const { name, content, wished } = TEXTS[kind];
  return {
    ...emptyOptionValues,
    // No two applications have one name, and a contract may be prolonged twice.
    name: t(name, { lot, today: formatDate(todayInTokyo()) }),
    requestService: ['other'],
    otherRequestContent: t(content, { lot, id, period: formatPeriod(start, end), day: formatDate(wished(end)) }),
    order,
    usingStartTime: start,
    usingEndTime: end,
  };
}
