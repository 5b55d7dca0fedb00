import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';
import { render, screen } from '@testing-library/react';
import { StartFailedScreen } from './start-failed-screen.tsx';

const BODY = '画面の設定を読み込めませんでした。再読み込みしても直らない場合は、サポート窓口にお問い合わせください。';

function open(environment: string | null): void {
  document.getElementById(ENVIRONMENT_ELEMENT_ID)?.remove();
  if (environment !== null) {
    const element = document.createElement('script');
    Object.assign(element, { id: ENVIRONMENT_ELEMENT_ID, type: 'application/json', textContent: environment });
    document.head.append(element);
  }
  render(<StartFailedScreen />);
}

test('an unusable environment still leads to the support that it names', () => {
  open('{"name":"nowhere","links":{"support":"https://www.example.com/support"}}');
  expect(screen.getByRole('alert')).toHaveTextContent(BODY);
  expect(screen.getByRole('link', { name: 'サポート窓口' })).toHaveAttribute('href', 'https://www.example.com/support');
});

test.each([null, 'not JSON', '{}', '{"links":{"support":"javascript:alert(1)"}}'])(
  'without an address the sentence has no link: %s',
  (environment) => {
    open(environment);
    expect(screen.getByRole('alert')).toHaveTextContent(BODY);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: '再読み込み' })).toBeEnabled();
  },
);
