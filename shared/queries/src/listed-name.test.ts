import { QueryClient } from '@portal/platform/query';
import { listedContractName } from './contract.ts';
import { listedName } from './listed-name.ts';
import { listedOptionName } from './option.ts';
import { listedOrderName } from './order.ts';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
const fill = (key: string[], rows: unknown, updatedAt = 1) => client.setQueryData(key, rows, { updatedAt });

test('an order is known from its list, and from what waits on home', () => {
  fill(['order', 'list', 'page 1'], { data: [{ id: 'a', name: '新宿' }] });
  fill(['order', 'todo', 'bill'], { data: [{ kind: 'bill', order: { id: 'b', name: '渋谷' } }] });
  expect(['a', 'b', 'c'].map((id) => listedOrderName(client, id))).toEqual(['新宿', '渋谷', undefined]);
});

test('a contract is known by its lot, from its list and from either list of bills', () => {
  fill(['contract', 'list'], { data: [{ id: 'a', parkingName: '一番パーク' }] });
  fill(['billing', 'list'], { billings: [{ id: 'a bill', contractId: 'b', parkingName: '二番パーク' }] });
  fill(['billing', 'monthlyList'], { billings: [{ id: 'a bill', contractId: 'c', parkingName: '三番パーク' }] });
  const names = ['a', 'b', 'c', 'a bill'].map((id) => listedContractName(client, id));
  expect(names).toEqual(['一番パーク', '二番パーク', '三番パーク', undefined]);
});

test('an application is known from its list', () => {
  fill(['option', 'list'], { data: [{ id: 'a', name: '道路使用許可' }] });
  expect(['a', 'b'].map((id) => listedOptionName(client, id))).toEqual(['道路使用許可', undefined]);
});

const nameOf = (row: { name?: string }) => row.name;

test('the list that was read last says how it is called now', () => {
  fill(['order', 'list', '1'], { data: [{ name: '新しい名前' }] }, 2);
  fill(['order', 'list', '2'], { data: [{ name: '古い名前' }] }, 1);
  expect(listedName(client, ['order', 'list'], nameOf)).toBe('新しい名前');
});

test('a list says nothing after a change, until it has been read again', async () => {
  fill(['order', 'list'], { data: [{ name: '古い名前' }] });
  await client.invalidateQueries({ queryKey: ['order'] });
  expect(listedName(client, ['order', 'list'], nameOf)).toBeUndefined();
  fill(['order', 'list'], { data: [{ name: '新しい名前' }] });
  expect(listedName(client, ['order', 'list'], nameOf)).toBe('新しい名前');
});

test('neither do a name that could not be read and a list that has not arrived', () => {
  fill(['order', 'list', '1'], { data: [{ name: '' }, {}] });
  void client.prefetchQuery({ queryKey: ['order', 'list', '2'], queryFn: () => new Promise(() => {}) });
  expect(listedName(client, ['order', 'list'], nameOf)).toBeUndefined();
});
