import { LONG_COMPANY, nothing } from '@portal/app-kit/testing/story';
import { BarTable } from '@portal/ui/bars';

export default { title: '一覧 Lists/BarTable', component: BarTable };

const ROWS = [
  { name: '豊洲ビル新築工事', count: '4件', amount: '477,400円', share: 1 },
  { name: LONG_COMPANY, count: '1件', amount: '138,600円', share: 0.29 },
  { name: 'ほか3件の現場', count: '3件', amount: '79,200円', share: null },
];

export const Totals = () => (
  <BarTable
    title="現場別の合計"
    headers={{ name: '現場名', count: '件数', amount: '請求金額（税込）' }}
    rows={ROWS}
    total={{ name: '合計', count: '8件', amount: '695,200円' }}
  />
);

/** A name that is a button shows what it consists of. */
export const Narrowing = () => (
  <BarTable
    title="現場別の合計"
    headers={{ name: '現場名', count: '件数', amount: '請求金額（税込）' }}
    rows={ROWS.map((row) => ({ ...row, onPress: row.share === null ? undefined : nothing }))}
    total={{ name: '合計', count: '8件', amount: '695,200円' }}
  />
);
