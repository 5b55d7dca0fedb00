import { environmentFixture } from '@portal/app-kit/testing/fixtures';
import { act, render, screen } from '@testing-library/react';
import { watchMaintenance } from '../maintenance/maintenance.ts';
import { useQuery } from '../query/index.ts';
import { PageProviders } from './page-providers.tsx';
import { createQueryClient } from './query-client.ts';

const read = jest.fn(async () => 'read');
function Page() {
  const { data } = useQuery({ queryKey: ['page'], queryFn: read, refetchInterval: 1000 });
  return <p>{data}</p>;
}

test('nothing is asked for by timer while the portal is maintained, and then again', async () => {
  jest.useFakeTimers();
  render(
    <PageProviders client={createQueryClient()} geo={environmentFixture.geo}>
      <Page />
    </PageProviders>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1000);
  expect(screen.getByText('read')).toBeVisible();
  const announcement = { isMaintenanceMode: true, maintenanceDateString: '', fetchedAt: 0 };
  const stop = watchMaintenance(async () => announcement);
  await pass(0);
  read.mockClear();
  await pass(5000);
  expect(read).not.toHaveBeenCalled();
  act(stop);
  await pass(1000);
  expect(read).toHaveBeenCalled();
  jest.useRealTimers();
});
