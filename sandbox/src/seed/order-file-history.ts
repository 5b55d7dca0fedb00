import { addDays, inTokyo } from '@portal/platform/text';
import { createRandom } from '#random/random.ts';
import { type Company, companies } from './companies.ts';
import type { Rows } from './rows.ts';

const sent: readonly { company: Company; filename: string; daysAgo: number }[] = [
  { company: companies.takashima, filename: '駐車場依頼書_豊洲.xlsx', daysAgo: 4 },
  { company: companies.takashima, filename: '【至急】仙台駅前大規模改修工事_駐車場一覧（改訂3）.pdf', daysAgo: 31 },
  { company: companies.takashima, filename: '髙﨑ビル 現場案内図🚧.png', daysAgo: 75 },
  { company: companies.sato, filename: '駐車場依頼_12月分.xlsx', daysAgo: 12 },
];

/** Orders that came as a file. The people who type them in have the files. */
export function addOrderFiles(rows: Rows, today: string): void {
  for (const { company, filename, daysAgo } of sent) {
    const random = createRandom(`order file/${filename}`);
    const { id: contactId } = company.people[0].contact;
    const createdAt = inTokyo(addDays(today, -daysAgo), '11:20:00.000');
    rows.orderFiles.push({
      id: random.id(),
      accountId: company.account.id,
      contactId,
      filename,
      fileKey: `order_files/${contactId}-${createdAt.getTime()}-${filename}`,
      createdAt,
    });
  }
}
