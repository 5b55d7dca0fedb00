import { SkeletonText } from '@portal/ui';
import { renderUi } from '@portal/ui/testing';
import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterData, CONTENT_MARK, markContent } from './content-mark.ts';

const mark = jest.spyOn(performance, 'mark');
const marks = () => mark.mock.calls.filter(([name]) => name === CONTENT_MARK).length;
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

beforeEach(() => mark.mockClear());

test('a page without a placeholder is marked in the next frame', async () => {
  markContent();
  expect(marks()).toBe(0);
  await nextFrame();
  expect(marks()).toBe(1);
});

test('it is marked after its layout, which a frame does only after its callbacks', async () => {
  const layOut = jest.spyOn(document.documentElement, 'getBoundingClientRect');
  markContent();
  await nextFrame();
  const [laidOutAt] = layOut.mock.invocationCallOrder;
  const [markedAt] = mark.mock.invocationCallOrder;
  expect(laidOutAt).toBeLessThan(markedAt ?? 0);
});

/** A page whose parts arrive one after the other. */
function showParts(...parts: ReactNode[][]) {
  let arrive: () => void = () => undefined;
  function Page() {
    const [step, setStep] = useState(0);
    arrive = () => setStep(step + 1);
    return parts[step];
  }
  renderUi(<Page />);
  return { arrive: () => act(() => arrive()) };
}

test('a page whose data are still loading is marked once they are there', async () => {
  const { arrive } = showParts([<SkeletonText key="bills" />], [<p key="bills">12 件</p>]);
  markContent();
  await nextFrame();
  expect(marks()).toBe(0);
  arrive();
  await nextFrame();
  expect(marks()).toBe(1);
});

test('as long as one part of the page is loading, nothing is marked', async () => {
  const { arrive } = showParts(
    [<SkeletonText key="bills" />, <SkeletonText key="sum" />],
    [<p key="bills">12 件</p>, <SkeletonText key="sum" />],
    [<p key="bills">12 件</p>, <p key="sum">1,200 円</p>],
  );
  arrive();
  await nextFrame();
  expect(marks()).toBe(0);
  arrive();
  await nextFrame();
  expect(marks()).toBe(1);
});

test('a placeholder that gives way to the next one is not the content', async () => {
  const { arrive } = showParts([<SkeletonText key="frame" />], [<SkeletonText key="page" />]);
  arrive();
  await nextFrame();
  expect(marks()).toBe(0);
});

test('placeholders that go together ask for one frame, not for one each', async () => {
  await nextFrame();
  const { arrive } = showParts([<SkeletonText key="bills" lines={50} />], [<p key="bills">12 件</p>]);
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  arrive();
  expect(frames).toHaveBeenCalledTimes(1);
});

describe('what stands beside the data', () => {
  beforeEach(async () => {
    // The mark of the page before.
    await nextFrame();
    mark.mockClear();
    jest.useFakeTimers({ doNotFake: ['performance'] });
  });
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const FRAME_MS = 17;

  function showBills() {
    const { arrive } = showParts([<SkeletonText key="bills" />], [<p key="bills">12 件</p>]);
    const begin = jest.fn();
    return { arrive, begin, callOff: afterData(begin) };
  }

  test('begins once the screen has them: with the paint after their mark', () => {
    const { arrive, begin } = showBills();
    pass(1000);
    expect(begin).not.toHaveBeenCalled();
    arrive();
    pass(FRAME_MS);
    expect(marks()).toBe(1);
    expect(begin).not.toHaveBeenCalled();
    pass(2 * FRAME_MS);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('begins after the next paint where nothing is loading', () => {
    const begin = jest.fn();
    afterData(begin);
    expect(begin).not.toHaveBeenCalled();
    pass(2 * FRAME_MS);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('waits two seconds at most, and begins once', () => {
    const { arrive, begin } = showBills();
    pass(1900);
    expect(begin).not.toHaveBeenCalled();
    pass(200);
    expect(begin).toHaveBeenCalledTimes(1);
    arrive();
    pass(200);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['while they are loading', 0],
    ['between their mark and the paint', FRAME_MS],
  ])('is called off %s', (_when, ms) => {
    const { arrive, begin, callOff } = showBills();
    if (ms > 0) arrive();
    pass(ms);
    callOff();
    arrive();
    pass(3000);
    expect(begin).not.toHaveBeenCalled();
  });
});
