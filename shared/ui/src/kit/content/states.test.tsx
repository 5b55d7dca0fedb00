import { screen } from '@testing-library/react';
import { LinkButton } from '../action/link.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { EmptyState, ErrorCard } from './states.tsx';

test('a part that failed is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(
    <ErrorCard title="データを取得できませんでした" body="しばらく時間をおいて、お試しください。" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('データを取得できませんでした');
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a part that failed names a number for the support desk, which can be copied', async () => {
  const { user } = renderUi(
    <ErrorCard title="データを取得できませんでした" body="お試しください。" reference="B7K2-94QD" />,
  );
  expect(screen.getByText('お問い合わせ番号：B7K2-94QD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'お問い合わせ番号をコピー' }));
  expect(await navigator.clipboard.readText()).toBe('B7K2-94QD');
});

test('an empty list says so and offers what can be done', () => {
  renderUi(
    <EmptyState body="依頼はありません。" action={<LinkButton to="/order/create">駐車場探しを依頼する</LinkButton>} />,
  );
  expect(screen.getByText('依頼はありません。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '駐車場探しを依頼する' })).toHaveAttribute('href', '/order/create');
});
