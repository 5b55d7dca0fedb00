import { installFakeApi } from '@portal/app-kit/testing';
import type { ErrorReport } from '@portal/contract/error-report';
import { PageRoot, UiProvider } from '@portal/ui/host';
import { act, screen, waitFor } from '@testing-library/react';
import { setRelease, setReporter } from '../observe/index.ts';
import { createMemoryRouter } from '../router/in-memory.ts';
import { RouterProvider } from '../router/index.ts';
import { t } from '../text/index.ts';
import { firstPaint, openPage } from './open-page.ts';

const reports: ErrorReport[] = [];
setReporter(async (report) => void reports.push(report));
setRelease({ host: { name: 'mf-probe', version: '7', folder: `${location.origin}/` }, remotes: [] });
installFakeApi({});

// One test: a page is opened once.
test('the first paint is told of; what nothing catches in a host’s page is reported and said, and so is what cannot be rendered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const drawn = jest.fn();
  expect(firstPaint()).toBeUndefined();
  const style = Object.assign(document.createElement('style'), { textContent: 'h1 { display: none }' });
  style.dataset.staticSkeletonStyle = '';
  document.head.append(style);
  const show = openPage();
  void firstPaint()?.then(drawn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn).not.toHaveBeenCalled();
  expect(style.isConnected).toBe(true);
  const router = createMemoryRouter([{ element: <PageRoot />, children: [{ path: '*', element: <h1>画面</h1> }] }]);
  act(() =>
    show(
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>,
    ),
  );
  expect(await screen.findByRole('heading', { name: '画面' })).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(style.isConnected).toBe(false);

  const error = new Error('nobody caught this');
  error.stack = `Error: nobody caught this\n    at press (${location.origin}/main.js:1:1)`;
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error, filename: `${location.origin}/main.js` })));
  expect(await screen.findByText(t('uncaught.failed'))).toBeVisible();
  expect(reports).toEqual([expect.objectContaining({ category: 'uncaught' })]);

  const Broken = () => {
    throw new Error('nothing can be rendered');
  };
  // Not in act(), which would catch the error.
  show(<Broken />);
  await waitFor(() => expect(reports.at(-1)).toMatchObject({ category: 'applicationCrash' }));
});
