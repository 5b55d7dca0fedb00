import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { SkeletonText } from '../kit/waiting/skeleton.tsx';
import { SitePicker } from './index.ts';
import { createMap } from './leaflet-engine.ts';

const engine = jest.requireActual('./leaflet-engine.ts');
jest.mock('./leaflet-engine.ts', () => ({ createMap: jest.fn() }));

const Picker = () => (
  <SitePicker
    label="地図"
    tiles="http://tiles.test/{z}/{x}/{y}.png"
    at={{ latitude: 35.681236, longitude: 139.767125 }}
    isChosen={false}
    onPick={() => {}}
  />
);

test('a map that cannot be opened is said, keeps its place and can be tried again', async () => {
  jest.mocked(createMap).mockImplementationOnce(() => {
    throw new Error('the chunk is gone');
  });
  jest.mocked(createMap).mockImplementation(engine.createMap);
  const { user } = renderUi(<Picker />);
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
  expect(await screen.findByText('地図を表示できません。住所または緯度・経度を入力して続けられます。')).toBeVisible();
  expect(screen.getByRole('button', { name: '地図の中心を現場の場所にする' })).toBeDisabled();
  // Without a map there is no cross in its centre.
  expect(crossHair()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByRole('button', { name: '地図を拡大' })).toBeVisible();
  expect(screen.queryByText(/地図を表示できません/)).not.toBeInTheDocument();
  expect(crossHair()).not.toBeNull();
});

const crossHair = () =>
  screen.getByRole('group', { name: '地図' }).parentElement?.querySelector(':scope > div[aria-hidden=true]') ?? null;

describe('beside data that are still loading', () => {
  const passed = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  /** Shows a map whose data arrive later, or which is removed. */
  function show() {
    let change: (next: { isLoading?: boolean; hasMap?: boolean }) => void = () => undefined;
    function Page() {
      const [{ isLoading = true, hasMap = true }, setState] = useState<Parameters<typeof change>[0]>({});
      change = setState;
      return (
        <>
          {isLoading ? <SkeletonText /> : <p>12 件</p>}
          {hasMap ? <Picker /> : null}
        </>
      );
    }
    renderUi(<Page />);
    return (...next: Parameters<typeof change>) => act(() => change(...next));
  }
  beforeEach(() => jest.mocked(createMap).mockReset().mockImplementation(engine.createMap));

  test('a map keeps its place, and is drawn once they are shown', async () => {
    const become = show();
    await passed(300);
    expect(createMap).not.toHaveBeenCalled();
    become({ isLoading: false });
    await waitFor(() => expect(createMap).toHaveBeenCalledTimes(1));
    // By its label: a query by role would be too slow on a busy machine.
    await screen.findByLabelText('地図を拡大');
    expect(screen.getByRole('button', { name: '地図を拡大' })).toBeVisible();
    expect(createMap).toHaveBeenCalledTimes(1);
  });

  test('a map that has gone before is not drawn', async () => {
    const become = show();
    become({ isLoading: false, hasMap: false });
    await passed(300);
    expect(createMap).not.toHaveBeenCalled();
  });
});
