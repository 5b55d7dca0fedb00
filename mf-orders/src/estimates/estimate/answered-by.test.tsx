import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { ESTIMATE_STATUSES } from '@portal/contract/estimate';
import { screen, within } from '@testing-library/react';
import { rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';

const answeredAt = '2026-11-27T01:12:00.000Z';
const answeredBy = { id: 'cont00000000000001', lastName: '山田', firstName: '花子', department: '工事部' };
const sentences = {
  unanswered: null,
  // Behind the word that says the state.
  rejected: '山田 花子（工事部）、2026/11/27 10:12',
  accepted: '契約を依頼：山田 花子（工事部）、2026/11/27 10:12',
  contracted: '契約を依頼：山田 花子（工事部）、2026/11/27 10:12',
  aborted: null,
};

beforeEach(() => sessionStorage.clear());
afterEach(forgetWidth);

test.each(ESTIMATE_STATUSES)('who answered an estimate that is %s', async (status) => {
  showEstimates([numbered(7, { parkingName: '駐車場', status, answeredAt, answeredBy })]);
  const row = within(await rowOf('駐車場'));
  const sentence = sentences[status];
  if (sentence === null) expect(row.queryByText(/山田/)).not.toBeInTheDocument();
  else expect(row.getByText(sentence)).toBeVisible();
});

test.each([
  ['accepted', sentences.accepted],
  ['rejected', '見送り：山田 花子（工事部）、2026/11/27 10:12'],
] as const)('on a phone it stands on the card of one that is %s', async (status, sentence) => {
  showAtWidth(375);
  showEstimates([numbered(7, { parkingName: '駐車場', status, answeredAt, answeredBy })]);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('of a person who is not known any more the time is left; a host that says nothing adds nothing', async () => {
  const { unmount } = showEstimates([
    numbered(7, { parkingName: '駐車場', status: 'accepted', answeredAt, answeredBy: null }),
  ]);
  expect(within(await rowOf('駐車場')).getByText('契約を依頼：2026/11/27 10:12')).toBeVisible();
  unmount();
  showEstimates([numbered(7, { parkingName: '駐車場', status: 'accepted' })]);
  expect(within(await rowOf('駐車場')).queryByText(/契約を依頼：/)).not.toBeInTheDocument();
});

test.each([1440, 375])(
  'at %d px that line says the state of an accepted one; without it a badge does',
  async (width) => {
    showAtWidth(width);
    const { unmount } = showEstimates([
      numbered(7, { parkingName: '駐車場', status: 'accepted', answeredAt, answeredBy }),
    ]);
    expect(await screen.findByText(sentences.accepted)).toBeVisible();
    expect(screen.queryByText('契約手続き中')).not.toBeInTheDocument();
    unmount();
    showEstimates([numbered(7, { parkingName: '駐車場', status: 'accepted' })]);
    expect(await screen.findByText('契約手続き中')).toBeVisible();
  },
);
