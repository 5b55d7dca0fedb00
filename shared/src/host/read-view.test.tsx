import { ApiError } from '@portal/shared/api';
import { renderApp } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { ReadView } from './read-view.tsx';

test('an area that failed names the number of its request for the support desk', () => {
  const problem = { type: 'about:blank', title: 'x', status: 500, requestId: 'req-7' };
  const error = new ApiError({ kind: 'http', method: 'GET', call: 'GET /order', status: 500, problem });
  renderApp(
    <ReadView query={{ data: undefined, error, isPending: false, refetch: jest.fn() }}>{() => 'never shown'}</ReadView>,
  );
  expect(screen.getByText('お問い合わせ番号：req-7')).toBeVisible();
});
