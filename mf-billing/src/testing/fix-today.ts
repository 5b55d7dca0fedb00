/** Noon of 21 November 2026 in Tokyo. Timers run on, so that a test can wait for the page. */
export function fixToday(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T03:00:00.000Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate', 'requestAnimationFrame'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
