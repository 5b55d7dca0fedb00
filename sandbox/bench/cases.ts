import type { AccountSize } from './data.ts';
import type { LabQuery } from './lab.ts';

const SIZE = 20;

export interface Case {
  readonly title: string;
  readonly account: AccountSize;
  /** What the portal asks. */
  readonly path: string;
  /** What the laboratory asked; without it, the counts of home. */
  readonly lab?: Omit<LabQuery, 'accountId'>;
  /** One of the rows that were slow, whose median is to be halved. */
  readonly isGoal?: true;
}

const list = (title: string, account: AccountSize, lab: Partial<LabQuery>, options: { isGoal?: true } = {}): Case => {
  const { keyword, department, isNotExpired, isUnanswered, page = 1 } = lab;
  const query = new URLSearchParams({
    pageSize: String(SIZE),
    pageNumber: String(page),
    ...(keyword === undefined ? {} : { searchKeyword: keyword }),
    ...(department === undefined ? {} : { department }),
    ...(isNotExpired ? { parkingUsageDateFilter: 'notExpired' } : {}),
    ...(isUnanswered ? { orderStatusFilter: 'unanswered' } : {}),
  });
  return { title, account, path: `/order?${query}`, lab: { page, size: SIZE, ...lab }, ...options };
};

const everyFilter = { department: '工事部', isNotExpired: true, isUnanswered: true };

export const cases: readonly Case[] = [
  list('page 1', '60k', {}, { isGoal: true }),
  list('page 100', '60k', { page: 100 }, { isGoal: true }),
  list('page 100, the lab sorting by start', '60k', { page: 100, sort: 'startDate' }),
  list('東京 (10,000 of them)', '60k', { keyword: '東京' }, { isGoal: true }),
  list('豊洲ABCタワー 解体', '60k', { keyword: '豊洲ABCタワー 解体' }),
  list(
    'みなとみらい, department, not expired, unanswered',
    '60k',
    { keyword: 'みなとみらい', ...everyFilter },
    { isGoal: true },
  ),
  list('東京, department, not expired, unanswered', '60k', { keyword: '東京', ...everyFilter }),
  list('unanswered', '60k', { isUnanswered: true }),
  list('no hit', '60k', { keyword: '存在しない現場名' }),
  { title: 'counts of home', account: '60k', path: '/order/progress' },
  list('page 1', '1k', {}),
  list('page 50', '1k', { page: 50 }),
  list('東京', '1k', { keyword: '東京' }),
  list('豊洲ABCタワー 解体', '1k', { keyword: '豊洲ABCタワー 解体' }),
  list('みなとみらい, department, not expired, unanswered', '1k', { keyword: 'みなとみらい', ...everyFilter }),
  list('no hit', '1k', { keyword: '存在しない現場名' }),
  { title: 'counts of home', account: '1k', path: '/order/progress' },
];
