import { cleanUp } from './cleanup.ts';

test('what was started last is undone first, one after the other', async () => {
  const events: string[] = [];
  const slow = async () => {
    await Promise.resolve();
    events.push('database');
  };
  await cleanUp([() => events.push('lock'), slow, () => events.push('ports')]);
  expect(events).toEqual(['ports', 'database', 'lock']);
});

test('the first failing step is reported, after all others were undone', async () => {
  const unlock = jest.fn();
  const steps = [
    unlock,
    () => {
      throw new Error('later');
    },
    () => Promise.reject(new Error('the database')),
  ];
  await expect(cleanUp(steps)).rejects.toThrow('the database');
  expect(unlock).toHaveBeenCalledTimes(1);
});
