import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeDigits, isWholeCode } from '../../kit/index.ts';
import type { SmsCode } from './use-sms-code.ts';

/**
 * The form around a code field: takes the focus when it appears, submits when the code is complete, and takes the focus
 * again after a wrong code.
 */
export function useCodeEntry(sms: SmsCode, onConfirmed: () => void) {
  const [text, setText] = useState('');
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => ref.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // For React, a form inside a dialog is a child of the page's form; for the browser it is not.
    event.stopPropagation();
    if (!isWholeCode(text)) return;
    if (await sms.confirm(codeDigits(text))) onConfirmed();
    else ref.current?.select();
  }

  return { submit, isWhole: isWholeCode(text), field: { ref, name: 'code', value: text, onChange: setText } };
}
