import { giveMapsSize, takeMapsSize } from '@portal/app-kit/testing/map-size';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { SitePicker } from './index.ts';

beforeEach(() => giveMapsSize());
afterEach(() => {
  takeMapsSize();
  Reflect.deleteProperty(window, 'matchMedia');
});

const TOKYO = { latitude: 35.681236, longitude: 139.767125 };
const OSAKA = { latitude: 34.702485, longitude: 135.495951 };

async function setup({ isChosen = false } = {}) {
  const onPick = jest.fn();
  function Page() {
    const [at, setAt] = useState(TOKYO);
    return (
      <>
        <SitePicker
          label="現場の場所を選ぶ地図"
          tiles="http://tiles.test/{z}/{x}/{y}.png"
          {...{ at, isChosen, onPick }}
        />
        <button type="button" onClick={() => setAt(OSAKA)}>
          大阪へ
        </button>
      </>
    );
  }
  const ui = renderUi(<Page />);
  await waitFor(() => expect(screen.getByRole('button', { name: '地図の中心を現場の場所にする' })).toBeEnabled(), {
    // The library is compiled for the first test.
    timeout: 20_000,
  });
  return { ...ui, onPick, map: screen.getByRole('group', { name: '現場の場所を選ぶ地図' }) };
}

const stillness = () =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });

test('until a place is chosen there is no pin', async () => {
  const { map, unmount } = await setup();
  expect(map).not.toHaveTextContent('現場');
  unmount();
  const chosen = await setup({ isChosen: true });
  expect(chosen.map).toHaveTextContent('現場');
});

test('the centre is taken by its button, and by Enter on the map, which does not send the form', async () => {
  const { user, onPick, map } = await setup();
  await user.click(screen.getByRole('button', { name: '地図の中心を現場の場所にする' }));
  expect(onPick).toHaveBeenCalledWith(TOKYO);
  map.focus();
  const sent = !fireEvent.keyDown(map, { key: 'Enter' });
  expect(sent).toBe(true);
  expect(onPick).toHaveBeenCalledTimes(2);
});

test('a press takes the place that was pressed', async () => {
  const { onPick, map } = await setup();
  fireEvent.click(map, { clientX: 500, clientY: 200 });
  await waitFor(() => expect(onPick).toHaveBeenCalled());
  const [{ latitude, longitude }] = onPick.mock.calls[0];
  expect(latitude).toBeGreaterThan(TOKYO.latitude);
  expect(longitude).toBeGreaterThan(TOKYO.longitude);
  expect(String(longitude)).toMatch(/^139\.\d{1,6}$/);
});

test('the arrow keys move the map, at once where less motion is wanted', async () => {
  stillness();
  const { onPick, map } = await setup();
  act(() => map.focus());
  fireEvent.keyDown(map, { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 });
  fireEvent.keyDown(map, { key: 'Enter' });
  const [{ latitude, longitude }] = onPick.mock.calls[0];
  expect(latitude).toBeGreaterThan(TOKYO.latitude);
  expect(longitude).toBeCloseTo(TOKYO.longitude, 4);
});

test('the map goes to a place from elsewhere', async () => {
  stillness();
  const { user, onPick, map } = await setup();
  await user.click(screen.getByRole('button', { name: '大阪へ' }));
  fireEvent.keyDown(map, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith(OSAKA);
});

test('a place is picked with one finger, so that the map takes it', async () => {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === '(pointer: coarse)' }) });
  const { map } = await setup();
  expect(map).toHaveClass('leaflet-touch-drag');
});
