import { failWith } from '@portal/app-kit/testing';
import { sendErrorReport } from '@portal/platform/host';
import { setReporter } from '@portal/platform/observe';
import { act, screen, waitFor } from '@testing-library/react';
import { HomePage } from '#home/home-page.tsx';
import { renderPortal } from '#testing/render-portal.tsx';

jest.mock('#home/home-page.tsx', () => ({ HomePage: jest.fn() }));

beforeEach(() => {
  setReporter(sendErrorReport);
  // React repeats on the console what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a lost network', 0],
  ['a 500 answer', 500],
])('a crash report that ends in %s is dropped: the customer sees only the crash [7.16]', async (_, status) => {
  jest.mocked(HomePage).mockImplementation(() => {
    throw new Error(`broken, and its report ends in ${status}`);
  });
  const { requests } = renderPortal({
    path: '/',
    api: { 'POST /notify-error': () => failWith(status) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '500 : Internal Server Error' })).toBeVisible();
  const reports = () => requests.filter(({ call }) => call === 'POST /notify-error');
  await waitFor(() => expect(reports()).toHaveLength(1));
  await act(async () => undefined);
  expect(reports()).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
