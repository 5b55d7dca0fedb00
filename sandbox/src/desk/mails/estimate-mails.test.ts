import { localEnvironment, PORTS } from '@portal/app-kit/build/local-environment';
import { estimateAcceptedMail } from './estimate-mails.ts';

test('a mail says of the rent what the portal says', () => {
  const subject = {
    ...{ to: 'tanaka@example.jp', companyName: '建設', personName: '田中', orderName: 'ビル', address: '東京都' },
    ...{ startDate: '2026-12-01', endDate: '2026-12-31', link: 'https://example.com/order' },
  };
  const lot = { parkingName: '', address: '', monthlyRent: 22_500, userRequest: null };
  for (const said of [JSON.stringify(estimateAcceptedMail(subject, lot)), localEnvironment(PORTS).rentNote])
    expect(said).toMatch(/1台.*税抜/);
});
