import { type Observation, observe, setObserver } from './observer.ts';

const page = (path: string): Observation => ({ kind: 'page', path, build: undefined });

test('what happens before anybody listens is kept, a hundred of it, and then told in order', () => {
  for (let count = 0; count <= 100; count++) observe(page(`/${count}`));
  const told: unknown[] = [];
  setObserver((observed) => void told.push('path' in observed ? observed.path : observed.kind));
  expect(told).toHaveLength(100);
  expect(told[99]).toBe('/99');
  observe({ kind: 'abandoned' });
  expect(told[100]).toBe('abandoned');
});

test('a defect of telemetry is nobody else’s', () => {
  setObserver(() => {
    throw new Error('a defect');
  });
  expect(() => observe(page('/'))).not.toThrow();
});

test('where nobody wants to know, nothing is kept', () => {
  setObserver(null);
  observe(page('/'));
  const told = jest.fn();
  setObserver(told);
  expect(told).not.toHaveBeenCalled();
});
