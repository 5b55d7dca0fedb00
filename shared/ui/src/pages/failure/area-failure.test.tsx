import { renderApp } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Page } from '../../kit/index.ts';
import { AreaFailure } from './area-failure.tsx';
import { type ShownArea, ShownAreaProvider } from './shown-area.ts';

const area: ShownArea = {
  // As long as a registry allows.
  title: 'お預かりしている駐車場の利用証明書と通行許可証の発行申請の一覧',
  build: () => ({ name: 'mf-permits', version: '2', revision: 'r7' }),
  others: () => [],
  onShown: () => undefined,
  onFailed: () => undefined,
};

function Area() {
  const [isBack, setIsBack] = useState(false);
  return isBack ? <Page title="発行申請" /> : <AreaFailure what="failed" onRetry={() => setIsBack(true)} />;
}

// The only test in this file: the module remembers the first page.
test('the heading of what a retry brings takes the focus from the button, on the first page too', async () => {
  const { user } = renderApp(
    <ShownAreaProvider value={area}>
      <Area />
    </ShownAreaProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: area.title })).not.toHaveFocus();
  expect(
    screen.getByRole('heading', { level: 2, name: `「${area.title}」の画面を読み込めませんでした` }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(screen.getByRole('heading', { level: 1, name: '発行申請' })).toHaveFocus();
});
