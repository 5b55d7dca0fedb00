import { useCallback, useEffect, useRef, useState } from 'react';
import { authErrorCode } from '../firebase/index.ts';
import { reportError } from '../observe/index.ts';

export type CodeCheck<T> =
  | { state: 'checking' }
  | { state: 'good'; answer: T }
  /** `errorCode` comes from the identity provider; null if there is none. */
  | { state: 'failed'; errorCode: string | null };

/**
 * Checks the code of a link with the identity provider, or uses it: once for each attempt, never without a code. Not a
 * query: a code must not be in a cache, or be requested again when the tab gets the focus.
 */
export function useCodeCheck<T>(code: string | null, check: (code: string) => Promise<T>) {
  const [result, setResult] = useState<CodeCheck<T>>({ state: 'checking' });
  const latest = useRef(check);
  // In development React runs effects twice. The first run would use the code, and the second would fail.
  const asked = useRef<string | null>(null);

  const ask = useCallback(async () => {
    if (code === null) return;
    setResult({ state: 'checking' });
    const outcome = await latest.current(code).then(
      (answer): CodeCheck<T> => ({ state: 'good', answer }),
      (error: unknown): CodeCheck<T> => {
        const errorCode = authErrorCode(error);
        if (errorCode === null) reportError(error, { reason: 'a link failed unexpectedly', category: 'actionLink' });
        return { state: 'failed', errorCode };
      },
    );
    setResult(outcome);
  }, [code]);

  useEffect(() => {
    if (asked.current === code) return;
    asked.current = code;
    void ask();
  }, [ask, code]);

  return { result, retry: ask };
}
