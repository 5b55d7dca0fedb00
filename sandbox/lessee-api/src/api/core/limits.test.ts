import type { Call } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { limitsOf, ownLimits } from './limits.ts';

const table = Object.entries<Call>(calls);

test('every call without sign-in has a rate by address; with one, only mailing strangers has a rate, by person', () => {
  const expected = ({ auth }: Call, name: string) =>
    auth ? (name === 'shareEstimates' ? 'caller' : undefined) : 'address';
  for (const [name, call] of table) {
    expect([name, limitsOf(name, call).rate?.of]).toEqual([name, expected(call, name)]);
  }
});

test('a body has 100 kB at most, a signed contract 8 MB, an error report 8 KB', () => {
  const sizes = table.map(([name, call]) => [name, limitsOf(name, call).maxBodyBytes]);
  expect(Object.fromEntries(sizes.filter(([, size]) => size !== 100_000))).toEqual({
    notifyError: 8192,
    submitContractPdf: 8_000_000,
  });
});

test('every limit is for a call that exists', () => {
  for (const name of Object.keys(ownLimits)) expect(Object.keys(calls)).toContain(name);
});
