import { keepOrderFile, type OrderFile, type OrderFileEvent, orderFileAfter, restoreOrderFile } from './order-file.ts';

const FILE = { id: '1', name: '依頼書.xlsx', size: 4_800_000 };
const KEY = 'order_files/cont00000000000001-1795247999000-依頼書.xlsx';
const chosen: OrderFileEvent = { type: 'chosen', ...FILE };
const after = (...events: OrderFileEvent[]) => events.reduce(orderFileAfter, null as OrderFile | null);

test.each<[string, OrderFileEvent[], OrderFile | null]>([
  ['chosen', [chosen], { ...FILE, state: 'chosen' }],
  ['started', [chosen, { type: 'started' }], { ...FILE, state: 'uploading', percent: 0 }],
  [
    'on its way',
    [chosen, { type: 'started' }, { type: 'progressed', percent: 66 }],
    { ...FILE, state: 'uploading', percent: 66 },
  ],
  ['stopped', [chosen, { type: 'started' }, { type: 'reset' }], { ...FILE, state: 'chosen' }],
  ['failed', [chosen, { type: 'started' }, { type: 'failed' }], { ...FILE, state: 'failed' }],
  [
    'uploaded',
    [chosen, { type: 'started' }, { type: 'uploaded', fileKey: KEY }],
    { ...FILE, state: 'uploaded', fileKey: KEY },
  ],
  [
    'uploaded, with late progress',
    [chosen, { type: 'started' }, { type: 'uploaded', fileKey: KEY }, { type: 'progressed', percent: 100 }],
    { ...FILE, state: 'uploaded', fileKey: KEY },
  ],
  ['removed', [chosen, { type: 'removed' }], null],
  ['removed, with a late end', [chosen, { type: 'started' }, { type: 'removed' }, { type: 'failed' }], null],
  [
    'replaced',
    [chosen, { type: 'uploaded', fileKey: KEY }, { ...chosen, id: '2', name: '別紙.pdf' }],
    { ...FILE, id: '2', name: '別紙.pdf', state: 'chosen' },
  ],
])('a file that is %s', (_, events, file) => {
  expect(after(...events)).toEqual(file);
});

test('a reload keeps an uploaded file; any other has to be chosen again', () => {
  const uploaded = after(chosen, { type: 'started' }, { type: 'uploaded', fileKey: KEY });
  expect(restoreOrderFile(keepOrderFile(uploaded))).toEqual(uploaded);
  for (const events of [
    [],
    [chosen],
    [chosen, { type: 'started' }],
    [chosen, { type: 'failed' }],
  ] as OrderFileEvent[][])
    expect(restoreOrderFile(keepOrderFile(after(...events)))).toBeNull();
});
