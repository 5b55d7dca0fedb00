import type { Option } from '@portal/contract/option';
import type { BackLink } from '@portal/platform';
import { useState } from 'react';
import { OptionView } from '#options/detail/option-view.tsx';
import { isEditable } from '#options/form/option-values.ts';
import { isOpen } from '#options/option/option-state.ts';
import { OptionChangeForm } from './option-change-form.tsx';

interface OptionUpdateProps {
  option: Option;
  back: BackLink;
}

/** The form; if nothing can be changed, the facts. */
export function OptionUpdate({ option, back }: OptionUpdateProps) {
  // If somebody cancels it meanwhile, the form stays and says so, because of the input.
  const [first] = useState(option);
  if (!isOpen(first) || !isEditable(first)) return <OptionView option={option} back={back} />;
  return <OptionChangeForm saved={first} isCancelled={option.status === 'cancelled'} back={back} />;
}
