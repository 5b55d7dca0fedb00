import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { afterContent, CONTENT_MARK, markContent } from './content-mark.ts';
import { SkeletonText } from './skeleton.tsx';

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

/** A page of which one part after the other arrives. */
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
  const shown = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

  test('begins once the screen has them', async () => {
    const { arrive } = showParts([<SkeletonText key="bills" />], [<p key="bills">12 件</p>]);
    const begin = jest.fn(() => expect(marks()).toBe(1));
    afterContent(begin);
    await shown();
    expect(begin).not.toHaveBeenCalled();
    arrive();
    await shown();
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('begins with the next picture where nothing is loading', async () => {
    const begin = jest.fn();
    afterContent(begin);
    expect(begin).not.toHaveBeenCalled();
    await shown();
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('waits two seconds at most', async () => {
    jest.useFakeTimers();
    try {
      const { arrive } = showParts([<SkeletonText key="bills" />], [<p key="bills">12 件</p>]);
      const begin = jest.fn();
      afterContent(begin);
      act(() => jest.advanceTimersByTime(1900));
      expect(begin).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(200));
      expect(begin).toHaveBeenCalledTimes(1);
      arrive();
      act(() => jest.advanceTimersByTime(200));
      expect(begin).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([0, 50])('is called off, also after %s ms', async (waitMs) => {
    const { arrive } = showParts([<SkeletonText key="bills" />], [<p key="bills">12 件</p>]);
    const begin = jest.fn();
    const callOff = afterContent(begin);
    arrive();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, waitMs)));
    const calls = begin.mock.calls.length;
    callOff();
    await shown();
    expect(begin).toHaveBeenCalledTimes(calls);
  });
});
