import { renderApp } from '@portal/app-kit/testing';
import { ApiError } from '@portal/platform/api';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { AllStyles } from '../../kit/testing/all-styles.tsx';
import { ReadView } from './read-view.tsx';

test('an area that failed names the number of its request for the support desk', () => {
  const problem = { type: 'about:blank', title: 'x', status: 500, requestId: 'req-7' };
  const error = new ApiError({ kind: 'http', method: 'GET', call: 'GET /order', status: 500, problem });
  renderApp(
    <ReadView query={{ data: undefined, error, isPending: false, refetch: jest.fn() }}>{() => 'never shown'}</ReadView>,
  );
  expect(screen.getByText('お問い合わせ番号：req-7')).toBeVisible();
});

test('a read that fails keeps the height at which its data were expected, as the browser has told it', () => {
  let tell: () => void = () => undefined;
  jest.spyOn(window, 'ResizeObserver').mockImplementation((told) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    tell = () => told([], observer);
    return observer;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  const failed = new ApiError({ kind: 'offline', method: 'GET', call: 'GET /order' });
  const query = { data: undefined, error: null, isPending: true, refetch: jest.fn() };
  let fail: () => void = () => undefined;
  function Read() {
    const [error, setError] = useState<ApiError | null>(null);
    fail = () => setError(failed);
    return <ReadView query={{ ...query, error, isPending: error === null }}>{() => 'never shown'}</ReadView>;
  }
  renderApp(
    <AllStyles>
      <Read />
    </AllStyles>,
  );
  act(() => tell());
  act(() => fail());
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(rules).toContain('min-height:min(480px, 100svh)');
});
