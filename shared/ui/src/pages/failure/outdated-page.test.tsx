import { renderApp } from '@portal/app-kit/testing';
import { holdBusy } from '@portal/platform';
import { cancelReload } from '@portal/platform/host';
import { act, screen } from '@testing-library/react';
import { OutdatedPage } from './outdated-page.tsx';

const WAITING = '送信が終わったら再読み込みします。';

test('pressed while something is being sent, it says that it waits', async () => {
  const { user } = renderApp(<OutdatedPage area="お知らせ" />);
  const end = holdBusy({ kind: 'running' });
  await user.click(screen.getByRole('button', { name: '再読み込みする' }));
  expect(screen.getByRole('status')).toHaveTextContent(WAITING);
  await act(async () => cancelReload());
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
  end();
});
