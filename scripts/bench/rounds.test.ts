import { inRounds, turnsOf } from './rounds.ts';

afterEach(() => jest.useRealTimers());

const SIDES = ['monolith', 'portal'] as const;
const order = (round: number) => turnsOf(round, ['/', '/order'], SIDES).map(({ item, side }) => `${item} ${side}`);

test('each item is measured on both sides, one right after the other, and who goes first changes', () => {
  expect(order(0)).toEqual(['/ monolith', '/ portal', '/order portal', '/order monolith']);
  expect(order(1)).toEqual(['/ portal', '/ monolith', '/order monolith', '/order portal']);
});

const sample = {
  content: 1,
  blocked: 0,
  shift: 0,
  bytes: 1,
  requests: 1,
  wavesOfCode: 1,
};
const plan = { rounds: 2, limitMs: 60_000, items: ['/'], sides: SIDES, say: () => undefined };

test('what fails is named and left out, and the rounds go on', async () => {
  let calls = 0;
  const take = async (item: string) => {
    calls += 1;
    if (calls === 2) throw new Error('the page stayed empty\n  at somewhere');
    return [{ what: item, sample }];
  };
  const { measured, failures } = await inRounds({ ...plan, take });
  expect(measured.map(({ round, side }) => `${round} ${side}`)).toEqual(['0 monolith', '1 portal', '1 monolith']);
  expect(failures).toEqual(['round 1, /, portal: the page stayed empty']);
});

test('when the time is over, no further round begins', async () => {
  const { measured } = await inRounds({ ...plan, limitMs: 0, take: async (what: string) => [{ what, sample }] });
  expect(new Set(measured.map(({ round }) => round))).toEqual(new Set([0]));
});

test('whoever asks for twice the usual rounds waits for twice the time', async () => {
  jest.useFakeTimers({ now: 0 });
  const taking = async (what: string) => {
    jest.setSystemTime(Date.now() + 50);
    return [{ what, sample }];
  };
  const roundsOf = async (rounds: number) => {
    const { measured } = await inRounds({ ...plan, rounds, limitMs: 150, take: taking });
    return new Set(measured.map(({ round }) => round)).size;
  };
  expect(await roundsOf(9)).toBe(2);
  expect(await roundsOf(18)).toBe(3);
});
