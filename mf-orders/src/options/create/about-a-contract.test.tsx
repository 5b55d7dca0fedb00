import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { show, submit } from '#testing/option-create-driver.tsx';
import { cell, fillIn, related, textField } from '#testing/option-driver.tsx';
import { idOf } from '#testing/order-fixtures.ts';

beforeEach(() => sessionStorage.clear());

describe('an application about a contract', () => {
  const PATH = `/option/create?contract=${idOf('contract', 1)}&consultation=extend`;
  const contract = {
    id: idOf('contract', 1),
    usageStatus: 'duringUse',
    parkingName: '豊洲一丁目駐車場',
    parkingAddress: '東京都江東区豊洲1丁目27-3',
    location: { latitude: 35.6558, longitude: 139.7967 },
    startAt: '2026-09-30T23:00:00.000Z',
    endAt: '2026-12-31T09:00:00.000Z',
    monthlyRent: 107_250,
    numberOfCars: 2,
    contact: { id: idOf('cont', 1), lastName: '田中', firstName: '太郎', department: null },
    order: { id: idOf('order', 1), name: '臨海副都心 橋梁補修工事' },
  } as const;
  const api: FakeApi = { 'GET /contract/:id': () => contract };

  test('it is filled in and can be sent, and other input stays', async () => {
    const first = show();
    await fillIn(first.user, '申請名', '別の申請');
    first.unmount();
    const { user, sent, unmount } = show(api, PATH);
    expect(await screen.findByText(/契約の内容を入力しました。/)).toBeVisible();
    expect(textField('申請名')).toHaveDisplayValue(/^豊洲一丁目駐車場 延長の相談（2\d{3}\/\d{2}\/\d{2}）$/);
    expect(cell('その他の申請')).toBeChecked();
    expect(related()).toHaveValue('臨海副都心 橋梁補修工事');
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      name: expect.stringContaining('豊洲一丁目駐車場 延長の相談'),
      requestService: ['other'],
      orderId: idOf('order', 1),
      usingStartTime: '2026-10-01',
      usingEndTime: '2026-12-31',
      consultation: { contractId: idOf('contract', 1), kind: 'extend' },
    });
    await screen.findByText('一覧');
    unmount();
    show();
    expect(textField('申請名')).toHaveValue('別の申請');
  });

  test('is not named to a host that does not keep it', async () => {
    const { user, sent } = show(api, PATH, signedIn({ features: [] }));
    await screen.findByText(/契約の内容を入力しました。/);
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('consultation');
  });

  test('that cannot be read is said, and the form is empty', async () => {
    show({ 'GET /contract/:id': () => failWith(404) }, PATH);
    expect(await screen.findByText(/契約の内容を読み込めませんでした。/)).toBeVisible();
    expect(textField('申請名')).toHaveValue('');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
