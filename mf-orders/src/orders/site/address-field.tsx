import { SuggestField } from '@portal/ui/combobox';
import { useBoundField } from '@portal/ui/forms';
import { useState } from 'react';
import { addressAfterChoosing } from '#orders/site/geocoder/best-candidate.ts';
import type { Candidate } from '#orders/site/geocoder/candidate.ts';
import { t } from '#text/t.ts';
import { useSuggestions } from './use-suggestions.ts';

interface AddressFieldProps {
  /** A suggestion was chosen; the field has its address already. */
  onChoose: (address: string, candidate: Candidate) => void;
  /** The field was left with this address. */
  onLeave: (address: string) => void;
}

/** The address, with suggestions while it is being typed. */
export function AddressField({ onChoose, onLeave }: AddressFieldProps) {
  const { value, onChange, onBlur, ...field } = useBoundField('address');
  // No suggestions for an address from a draft or a linking service.
  const [isTyping, setIsTyping] = useState(false);
  const { candidates, status } = useSuggestions(value, isTyping);

  function choose(index: number) {
    const candidate = candidates[index];
    if (!candidate) return;
    const address = addressAfterChoosing(value, candidate.title);
    setIsTyping(false);
    onChange(address);
    onChoose(address, candidate);
  }

  return (
    <SuggestField
      {...field}
      label={t('orderCreate.address')}
      help={t('orderCreate.addressExample')}
      required
      value={value}
      onChange={(text) => {
        setIsTyping(true);
        onChange(text);
      }}
      suggestions={candidates.map(({ title }) => title)}
      listLabel={t('map.candidates')}
      onChoose={choose}
      onBlur={() => {
        setIsTyping(false);
        onBlur();
        onLeave(value);
      }}
      status={status}
    />
  );
}
