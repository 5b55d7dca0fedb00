import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { LazyMap } from './lazy-map.tsx';

const loadMap = () => import(/* webpackChunkName: "map" */ '@portal/ui/map');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function LateOrder() {
  const [isReady, setIsReady] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsReady(true)}>
        依頼が届く
      </button>
      <LazyMap load={loadMap} height="16rem" failure="地図を表示できません。" isReady={isReady}>
        {() => <p>地図</p>}
      </LazyMap>
    </>
  );
}

test('a map that is late says so, as everything that loads does', async () => {
  renderUi(<LateOrder />);
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('status')).toHaveTextContent('読み込みに時間がかかっています。このままお待ちください。');
  fireEvent.click(screen.getByRole('button', { name: '依頼が届く' }));
  expect(screen.getByText('地図')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
