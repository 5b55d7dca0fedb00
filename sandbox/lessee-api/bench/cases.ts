import type { AccountSize } from './data.ts';

const SIZE = 20;

export interface Case {
  readonly title: string;
  readonly account: AccountSize;
  /** What the portal asks. */
  readonly path: string;
}

interface List {
  readonly searchKeyword?: string;
  readonly department?: string;
  readonly parkingUsageDateFilter?: string;
  readonly orderStatusFilter?: string;
  readonly page?: number;
}

const list = (title: string, account: AccountSize, { page = 1, ...filters }: List = {}): Case => {
  const query = new URLSearchParams({ pageSize: String(SIZE), pageNumber: String(page), ...filters });
  return { title, account, path: `/order?${query}` };
};

const everyFilter = { department: '工事部', parkingUsageDateFilter: 'notExpired', orderStatusFilter: 'unanswered' };

export const cases: readonly Case[] = [
  list('page 1', '60k'),
  list('page 100', '60k', { page: 100 }),
  list('東京 (10,000 of them)', '60k', { searchKeyword: '東京' }),
  list('豊洲ABCタワー 解体', '60k', { searchKeyword: '豊洲ABCタワー 解体' }),
  list('みなとみらい, department, not expired, unanswered', '60k', { searchKeyword: 'みなとみらい', ...everyFilter }),
  list('東京, department, not expired, unanswered', '60k', { searchKeyword: '東京', ...everyFilter }),
  list('unanswered', '60k', { orderStatusFilter: 'unanswered' }),
  list('no hit', '60k', { searchKeyword: '存在しない現場名' }),
  { title: 'counts of home', account: '60k', path: '/order/progress' },
  list('page 1', '1k'),
  list('page 50', '1k', { page: 50 }),
  list('東京', '1k', { searchKeyword: '東京' }),
  list('豊洲ABCタワー 解体', '1k', { searchKeyword: '豊洲ABCタワー 解体' }),
  list('みなとみらい, department, not expired, unanswered', '1k', { searchKeyword: 'みなとみらい', ...everyFilter }),
  list('no hit', '1k', { searchKeyword: '存在しない現場名' }),
  { title: 'counts of home', account: '1k', path: '/order/progress' },
];
