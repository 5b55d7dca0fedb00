import { localStore, storageKey } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { useState } from 'react';
import * as v from 'valibot';
import { RadioField } from '../kit/index.ts';
import { type CsvEncoding, ENCODINGS } from './csv-file.ts';

const KEY = storageKey('portal:csv-encoding');
const KeptEncoding = v.fallback(v.picklist(ENCODINGS), 'utf8');

/** The encoding that was chosen last on this device. */
export function useKeptEncoding(): [CsvEncoding, (encoding: CsvEncoding) => void] {
  const [encoding, setEncoding] = useState(() => v.parse(KeptEncoding, localStore.get(KEY)));
  const choose = (chosen: CsvEncoding) => {
    setEncoding(chosen);
    localStore.set(KEY, chosen);
  };
  return [encoding, choose];
}

interface EncodingFieldProps {
  label: string;
  value: CsvEncoding;
  onChange: (encoding: CsvEncoding) => void;
}

export const EncodingField = ({ label, value, onChange }: EncodingFieldProps) => (
  <RadioField
    label={label}
    value={value}
    options={ENCODINGS.map((encoding) => ({ value: encoding, label: t(`export.${encoding}`) }))}
    onChange={onChange}
  />
);
