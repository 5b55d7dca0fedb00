import type { OptionBody } from '@portal/contract/option-change';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { contractQueries } from '@portal/queries/contract';
import { emptyOptionValues, type OptionValues } from '#options/form/option-values.ts';
import { consultationValues, readConsultation } from './consultation.ts';

interface Start {
  isLoading: boolean;
  /** Each contract and kind has a draft of its own, so that no other input is lost. */
  about: string;
  values: OptionValues;
  /** The contract that it is about. */
  consultation: OptionBody['consultation'];
  hasFailed: boolean;
}

const ORDINARY = { isLoading: false, about: 'new', values: emptyOptionValues, consultation: undefined } as const;

/** How the form begins: empty, or about the contract of the address. */
export function useConsultation(): Start {
  const asked = readConsultation(useSearchParams()[0]);
  // The form says a failure.
  const { data: contract, isPending } = useQuery({
    ...contractQueries.detail(asked?.contractId ?? ''),
    enabled: asked !== null,
    meta: { dialog: false },
  });
  if (!asked) return { ...ORDINARY, hasFailed: false };
  if (!contract) return { ...ORDINARY, isLoading: isPending, hasFailed: true };
  return {
    isLoading: false,
    about: `${asked.kind}-${contract.id}`,
    values: consultationValues(asked.kind, contract),
    consultation: asked,
    hasFailed: false,
  };
}
