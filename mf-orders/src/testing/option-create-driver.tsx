import { type FakeApi, renderApp, signedIn } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { OptionCreatePage } from '#options/create/option-create-page.tsx';
import { ordersApi } from './option-driver.tsx';
import { idOf } from './order-fixtures.ts';

const pages = [
  { path: '/option', element: <p>一覧</p> },
  { path: '/option/create', element: <OptionCreatePage /> },
];
/** The form of a new application, with the list beside it. */
export function show(answers: FakeApi = {}, path = '/option/create', session = signedIn()) {
  const app = renderApp(pages, {
    path,
    session,
    api: { 'POST /option': () => ({ id: idOf('option', 7) }), ...ordersApi, ...answers },
  });
  const sent = () => app.requests.filter(({ call }) => call === 'POST /option').map(({ body }) => body);
  return { ...app, sent };
}
export const submit = () => screen.getByRole('button', { name: 'この内容で申請する' });
