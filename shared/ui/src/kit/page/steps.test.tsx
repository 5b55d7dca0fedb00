import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Steps } from './steps.tsx';

test('the steps say which one is current and which are done', () => {
  renderUi(<Steps steps={['現場の場所', '依頼内容', '内容の確認', '完了']} current={2} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(items[0]).toHaveTextContent('現場の場所入力済み');
  expect(items[2]).toHaveTextContent('3内容の確認');
});

test('a finished form has a tick at its last step, too', () => {
  renderUi(<Steps steps={['ファイルの選択', '送信完了']} current={2} isFinished />);
  const last = screen.getAllByRole('listitem')[1];
  expect(last).toHaveAttribute('aria-current', 'step');
  expect(last).toHaveTextContent('送信完了');
  expect(last).not.toHaveTextContent('2');
});
