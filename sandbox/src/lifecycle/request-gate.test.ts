import { RequestGate } from './request-gate.ts';

function deferred() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('requests pass in parallel; a reset waits for them and holds back later ones', async () => {
  const gate = new RequestGate();
  const events: string[] = [];
  const first = deferred();
  const second = deferred();
  const running = [
    gate.pass(() => first.promise.then(() => events.push('first'))),
    gate.pass(() => second.promise.then(() => events.push('second'))),
  ];
  const reset = gate.alone(async () => void events.push('reset'));
  const later = gate.pass(() => events.push('later'));

  second.resolve();
  first.resolve();
  await Promise.all([...running, reset, later]);
  expect(events).toEqual(['second', 'first', 'reset', 'later']);
});

test('a reset that fails lets the next requests pass', async () => {
  const gate = new RequestGate();
  const reset = gate.alone(async () => {
    throw new Error('no');
  });
  const later = gate.pass(() => 'answer');
  await expect(reset).rejects.toThrow('no');
  expect(await later).toBe('answer');
});

test('a request that fails does not hold back a reset', async () => {
  const gate = new RequestGate();
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const done = jest.fn(async () => {});
  await gate.alone(done);
  expect(done).toHaveBeenCalled();
});
