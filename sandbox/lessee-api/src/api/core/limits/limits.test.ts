import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { limitsOf, ownLimits } from './limits.ts';

const table = Object.entries<Call>(calls);

/** What costs much: documents, searches, uploads, mails to strangers. */
const EXPENSIVE: readonly string[] = [
  'downloadBilling',
  'downloadMonthlyBilling',
  'listOrders',
  'listContracts',
  'listOptions',
  'listBillings',
  'totalBillings',
  'listMonthlyBillings',
  'submitContractPdf',
  'downloadContractPdf',
  'createOrderByFile',
  'shareEstimates',
];

test('every call without sign-in has a rate by address; with one, what is expensive has a rate, by person', () => {
  const expected = ({ auth }: Call, name: string) =>
    auth ? (EXPENSIVE.includes(name) ? 'caller' : undefined) : 'address';
  for (const [name, call] of table) {
    expect([name, limitsOf(name, call).rate?.of]).toEqual([name, expected(call, name)]);
  }
});

test('a body has 100 kB at most, a signed contract 6.68 MB, an error report 8 KB', () => {
  const sizes = table.map(([name, call]) => [name, limitsOf(name, call).maxBodyBytes]);
  expect(Object.fromEntries(sizes.filter(([, size]) => size !== 100_000))).toEqual({
    notifyError: 8192,
    submitContractPdf: 6_680_000,
  });
});

test('a list has a rate only for its searches, and every call that can be searched has one', () => {
  const fieldsOf = ({ query }: Call): string[] =>
    query && 'entries' in query ? Object.keys(query.entries as object) : [];
  const searched = table.filter(([, call]) => fieldsOf(call).includes('searchKeyword'));
  expect(searched.map(([name]) => name).sort()).toEqual(
    EXPENSIVE.filter((name) => limitsOf(name, calls[name as keyof typeof calls]).rate?.isOfSearches).sort(),
  );
});

test('a call that has a rate names the status of its refusal', () => {
  for (const [name, call] of table) {
    if (limitsOf(name, call).rate !== null) expect([name, call.errors]).toEqual([name, expect.arrayContaining([429])]);
  }
});

test('every limit is for a call that exists', () => {
  for (const name of Object.keys(ownLimits)) expect(Object.keys(calls)).toContain(name);
});
