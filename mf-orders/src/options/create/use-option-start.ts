import type { OptionBody } from '@portal/contract/option-change';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { contractQueries } from '@portal/queries/contract';
import { optionQueries } from '@portal/queries/option';
import { emptyOptionValues, isEditable, type OptionValues } from '#options/form/option-values.ts';
import type { PlainMessageKey } from '#text/t.ts';
import { consultationValues, readConsultation } from './consultation.ts';
import { copyOption } from './copy-option.ts';

export interface OptionStart {
  isLoading: boolean;
  /** Each contract and kind, and each application to copy, has a draft of its own, so that no other input is lost. */
  about: string;
  values: OptionValues;
  /** The contract that it is about. */
  consultation?: OptionBody['consultation'];
  /** What was filled in, and what is left to the customer. */
  note?: PlainMessageKey;
  /** What could not be filled in. */
  warning?: PlainMessageKey;
}

const EMPTY: OptionStart = { isLoading: false, about: 'new', values: emptyOptionValues };

/** How the form begins: empty, about the contract of the address, or like an earlier application. */
export function useOptionStart(): OptionStart {
  const [search] = useSearchParams();
  const consultation = readConsultation(search);
  const from = consultation ? null : search.get('from') || null;
  const contract = useContract(consultation?.contractId);
  const earlier = useEarlier(from);
  if (consultation && contract.data)
    return {
      isLoading: false,
      about: `${consultation.kind}-${contract.data.id}`,
      values: consultationValues(consultation.kind, contract.data),
      consultation,
      note: 'option.fromContract',
    };
  if (consultation) return { ...EMPTY, isLoading: contract.isPending, warning: 'option.fromContractFailed' };
  if (from && earlier.data && isEditable(earlier.data)) {
    const { values, note } = copyOption(earlier.data);
    return { isLoading: false, about: `copy-${from}`, values, note };
  }
  if (from) return { ...EMPTY, isLoading: earlier.isPending, warning: 'option.copyFailed' };
  return EMPTY;
}

// The form says a failure.
const QUIET = { meta: { dialog: false } } as const;
const useContract = (id: string | undefined) =>
  useQuery({ ...contractQueries.detail(id ?? ''), enabled: id !== undefined, ...QUIET });
const useEarlier = (id: string | null) =>
  useQuery({ ...optionQueries.detail(id ?? ''), enabled: id !== null, ...QUIET });
