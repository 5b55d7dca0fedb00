import { useLocation } from '@portal/platform/router';
import { screen } from '@testing-library/react';
import { TextLink } from '../action/link.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Page } from './page.tsx';

// The module remembers the first page, so this test has a file of its own.
test('a link that is used before the first page is there leads to the heading as well', async () => {
  const Portal = () => (
    <>
      <TextLink to="/usage">利用状況</TextLink>
      {useLocation().pathname === '/' ? <p>読み込んでいます</p> : <Page title="利用状況" />}
    </>
  );
  const { user } = renderUi(<Portal />, { path: '/' });
  await user.click(screen.getByRole('link', { name: '利用状況' }));
  expect(screen.getByRole('heading', { level: 1, name: '利用状況' })).toHaveFocus();
});
