import type { Option } from '@portal/contract/option';
import { StatusBadge } from '@portal/ui';
import { t } from '#text/t.ts';
import { OPTION_STATE_LOOK, optionState } from './option-state.ts';

/** The colour only supports the word. */
export function OptionStatusBadge({ option }: { option: Pick<Option, 'status' | 'progress'> }) {
  const { label, tone } = OPTION_STATE_LOOK[optionState(option)];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
