import type { MalwareScanner } from '@portal/lessee-api/platform';

/** The content by which scanners are tried (eicar.org). In two parts, or they would find this file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Knows this one alone, by which refusals can be seen. */
export const demoScanner: MalwareScanner = {
  find: async (bytes) => (Buffer.from(bytes).includes(EICAR) ? 'Eicar-Test-Signature' : null),
};
