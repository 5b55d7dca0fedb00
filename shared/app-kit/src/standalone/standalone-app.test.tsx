import { defineFlag, useFlag } from '@portal/platform';
import { REMOTE_CONTRACT, type RemoteModule } from '@portal/platform/remote-module';
import { render, screen } from '@testing-library/react';
import { environmentFixture } from '../testing/fixtures.ts';
import { becomeSession, installFakeApi, signedIn } from '../testing/index.tsx';
import { StandaloneApp } from './standalone-app.tsx';

const YEAR_VIEW = defineFlag('mf-billing', 'year-view');
const Billing = () => <h1>{useFlag(YEAR_VIEW) ? 'years' : 'months'}</h1>;
const billing: RemoteModule = {
  contract: REMOTE_CONTRACT,
  name: 'mf-billing',
  version: '1',
  routes: { '/billing': [{ path: '', page: async () => Billing }] },
};

test.each([
  ['/billing?flags=year-view', 'years'],
  // Its redirect to the first area leaves the query behind.
  ['/?flags=badge,year-view', 'years'],
  ['/billing', 'months'],
])('at %s the page shows %s', async (address, view) => {
  history.replaceState(null, '', address);
  installFakeApi({}, {});
  becomeSession(signedIn());
  const app = () => (
    <StandaloneApp module={billing} areas={{ '/billing': { title: '請求' } }} environment={environmentFixture} />
  );
  const { rerender } = render(app());
  expect(await screen.findByRole('heading', { level: 1, name: view })).toBeVisible();
  rerender(app());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(view);
});
