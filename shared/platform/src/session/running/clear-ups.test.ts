import { createClearUps } from './clear-ups.ts';

test('one that fails is reported and keeps no other from clearing', () => {
  const reportError = jest.fn();
  const clearUps = createClearUps(reportError);
  const failure = new Error('full');
  const clear = jest.fn();
  clearUps.add(() => {
    throw failure;
  });
  clearUps.add(clear);
  clearUps.run('expired');
  expect(clear).toHaveBeenCalledWith('expired');
  expect(reportError).toHaveBeenCalledWith(failure, expect.objectContaining({ category: 'signOut' }));
});

test('what was taken away is not run any more', () => {
  const clearUps = createClearUps(jest.fn());
  const clear = jest.fn();
  clearUps.add(clear)();
  clearUps.run('customer');
  expect(clear).not.toHaveBeenCalled();
});
