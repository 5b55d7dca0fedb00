import type { MalwareScanner } from '@portal/lessee-api/platform';
import { EICAR } from '@portal/lessee-api/testing/eicar';

/** Knows one file alone, by which refusals can be seen. */
export const demoScanner: MalwareScanner = {
  find: async (bytes) => (Buffer.from(bytes).includes(EICAR) ? 'Eicar-Test-Signature' : null),
};
