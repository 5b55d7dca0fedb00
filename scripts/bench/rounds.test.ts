import { inRounds } from './rounds.ts';

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

const sample = { content: 1, bytes: 1, requests: 1, wavesOfCode: 1 };

test('each item is measured on both sides, one right after the other, and who goes first changes', async () => {
  const order: string[] = [];
  await inRounds(2, ['/', '/order'], async (item, side) => {
    order.push(`${item} ${side}`);
    return [];
  });
  const first = ['/ monolith', '/ portal', '/order portal', '/order monolith'];
  expect(order).toEqual([...first, '/ portal', '/ monolith', '/order monolith', '/order portal']);
});

test('what fails is named, and left out of its round alone', async () => {
  let calls = 0;
  const pairs = await inRounds(2, ['/'], async (what) => {
    calls += 1;
    if (calls === 2) throw new Error('the page stayed empty');
    return [{ what, sample: { ...sample, content: calls } }];
  });
  expect(pairs.map(({ monolith, portal }) => [monolith.content, portal.content])).toEqual([[4, 3]]);
  expect(said.join('')).toContain('left out: /, portal: the page stayed empty');
});
