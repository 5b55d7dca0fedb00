import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import type { Contract } from '@portal/contract/contract';
import { screen, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const contract: Contract = {
  id: 'contract0000000001',
  usageStatus: 'duringUse',
  parkingName: '芝公園第二パーキング',
  parkingAddress: '東京都港区芝公園5丁目5-18',
  location: { latitude: 35.65, longitude: 139.75 },
  startAt: '2026-09-14T15:00:00.000Z',
  endAt: '2026-11-30T14:59:59.999Z',
  monthlyRent: 138_600,
  numberOfCars: 1,
  contact: { id: 'contact00000000001', lastName: '田中', firstName: '太郎', department: null },
  order: { id: 'ordr00000000000001', name: '芝公園共同住宅外壁修繕工事' },
};
const sort = { usageStatus: null, parkingAddressSort: null, usagePeriodSort: null, accountNameSort: null };
const listed = (totalRecords: number, data = [contract]): FakeApi => ({
  'GET /contract': () => ({
    data: totalRecords === 0 ? [] : data,
    sort,
    pagination: { pageSize: 3, pageIndex: 1, totalPages: 1, totalRecords },
  }),
});
const areas = { '/usage': { '': () => <h1>usage-list</h1> } };
const card = () => screen.findByRole('region', { name: 'まもなく終了する契約' });

test('home names what ends within 30 days, and leads to exactly these rows', async () => {
  const { requests } = renderPortal({ path: '/?department=土木部', api: listed(5), areas });
  const shown = within(await card());
  expect(shown.getByRole('listitem')).toHaveTextContent(
    '芝公園第二パーキング芝公園共同住宅外壁修繕工事2026/11/30（月）まで',
  );
  expect(shown.getByRole('link', { name: '芝公園第二パーキング' })).toHaveAttribute('href', `/usage/${contract.id}`);
  const all = shown.getByRole('link', { name: 'すべて見る（5件）' }).getAttribute('href');
  expect(decodeURIComponent(all ?? '')).toBe('/usage?filter=endingSoon&department=土木部');
  expect(requests.find(({ call }) => call === 'GET /contract')?.query).toMatchObject({
    usageStatusFilter: 'endingSoon',
    department: '土木部',
  });
});

test('it is left out where nothing ends soon', async () => {
  const { requests } = renderPortal({ api: listed(0), areas });
  await screen.findByRole('link', { name: '利用中：31件。一覧を見る' });
  expect(requests.map(({ call }) => call)).toContain('GET /contract');
  expect(screen.queryByText('まもなく終了する契約')).not.toBeInTheDocument();
});

test('a host without it is not asked', async () => {
  const { requests } = renderPortal({ api: listed(5), areas, session: signedIn({ features: [] }) });
  await screen.findByRole('link', { name: '利用中：31件。一覧を見る' });
  expect(requests.map(({ call }) => call)).not.toContain('GET /contract');
});

test('a failure is said in its place, with another try', async () => {
  renderPortal({ api: { 'GET /contract': () => failWith(500) }, areas });
  expect(within(await card()).getByRole('button', { name: 'もう一度試す' })).toBeVisible();
});
