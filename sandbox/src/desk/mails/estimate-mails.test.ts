import { estimateAcceptedMail } from './estimate-mails.ts';

test('a mail says of the rent what the portal says: of one car, without tax', () => {
  const subject = {
    ...{ to: 'tanaka@example.jp', companyName: '建設', personName: '田中', orderName: 'ビル', address: '東京都' },
    ...{ startDate: '2026-12-01', endDate: '2026-12-31', link: 'https://example.com/order' },
  };
  const lot = { parkingName: '', address: '', monthlyRent: 22_500, userRequest: null };
  expect(JSON.stringify(estimateAcceptedMail(subject, lot))).toMatch(/1台.*税抜/);
});
