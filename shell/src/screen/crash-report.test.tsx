import { sendErrorReport } from '@portal/shared/api/error-report';
import { setReporter } from '@portal/shared/observe';
import { failWith } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

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
  const Broken = () => {
    throw new Error(`broken, and its report ends in ${status}`);
  };
  const { requests } = renderPortal({
    path: '/order',
    areas: { '/order': { '': Broken } },
    api: { 'POST /notify-error': () => failWith(status) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '500 : Internal Server Error' })).toBeVisible();
  const reports = () => requests.filter(({ call }) => call === 'POST /notify-error');
  await waitFor(() => expect(reports()).toHaveLength(1));
  await act(async () => undefined);
  expect(reports()).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
