import { orderQueries } from '@portal/shared/api/order';
import { setReporter } from '@portal/shared/observe';
import { useQuery } from '@portal/shared/query';
import { useParams } from '@portal/shared/router';
import { renderApp } from '@portal/shared/testing';
import { Page, Text } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { loadPage } from './lazy-page.tsx';
import { RehearsedPage } from './rehearsed-page.tsx';

const effect = jest.fn();
const rendered = jest.fn();

/** A page that asks for data, names its tab and has a style that no other has. */
function Orders() {
  const { id } = useParams();
  const { data } = useQuery(orderQueries.detail(id ?? 'none'));
  rendered(id, data);
  useEffect(effect);
  useLayoutEffect(effect);
  return (
    <Page title="駐車場探しの一覧">
      <Text marginTop="123px">一覧</Text>
    </Page>
  );
}
function Broken(): never {
  throw new Error('this page cannot be rendered');
}

async function rehearse(page: ComponentType, { isLoaded = true } = {}) {
  const load = async () => page;
  if (isLoaded) await loadPage(load);
  const onRendered = jest.fn();
  const app = renderApp(
    <>
      <p>いまの画面</p>
      <RehearsedPage
        routes={[{ path: ':id', page: load }]}
        prefix="/order"
        pathname="/order/order0000000000001"
        onRendered={onRendered}
      />
    </>,
  );
  await waitFor(() => expect(onRendered).toHaveBeenCalledTimes(1));
  return app;
}
const hasStyle = (declaration: string): boolean =>
  [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes(declaration)));

beforeEach(() => {
  document.title = 'いまの画面';
  rendered.mockClear();
  effect.mockClear();
  jest.spyOn(console, 'error').mockImplementation();
});

test('the page is rendered at its address, and its styles are known', async () => {
  await rehearse(Orders);
  expect(rendered).toHaveBeenCalledWith('order0000000000001', undefined);
  expect(hasStyle('margin-top: 123px')).toBe(true);
});

test('nobody notices: it is not in the document, asks for nothing, and has no effects', async () => {
  const { requests } = await rehearse(Orders);
  expect(screen.getByText('いまの画面')).toBeVisible();
  expect(document.body).not.toHaveTextContent('一覧');
  expect(effect).not.toHaveBeenCalled();
  expect(document.title).toBe('いまの画面');
  expect(requests).toEqual([]);
});

test('a page that cannot be rendered says so to nobody yet', async () => {
  const report = jest.fn();
  setReporter(report);
  await rehearse(Broken);
  expect(screen.getByText('いまの画面')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});

test('a page whose code is not here is not waited for', async () => {
  await rehearse(Orders, { isLoaded: false });
  expect(rendered).not.toHaveBeenCalled();
});
