import { renderApp } from '@portal/app-kit/testing';
import { setReporter } from '@portal/platform/observe';
import { screen } from '@testing-library/react';
import { SlotBoundary } from './slot-boundary.tsx';

let isBroken = true;
function Filled() {
  if (isBroken) throw new Error('of another remote');
  return <p>3件</p>;
}
const show = (isQuiet = false) =>
  renderApp([
    {
      path: '/',
      element: (
        <>
          <h1>依頼</h1>
          <SlotBoundary isQuiet={isQuiet}>
            <Filled />
          </SlotBoundary>
        </>
      ),
    },
  ]);

beforeEach(() => {
  isBroken = true;
  // React says what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a crash is a card in the slot, the page stays, it is reported, and can be tried again', async () => {
  const report = jest.fn(async () => undefined);
  setReporter(report);
  const { user } = show();
  expect(screen.getByRole('heading', { name: '依頼' })).toBeVisible();
  expect(screen.getByText('まだ読み込めていません')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByText('3件')).toBeVisible();
});

test('where a card would be too much, nothing is left', () => {
  show(true);
  expect(screen.getByRole('heading', { name: '依頼' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
