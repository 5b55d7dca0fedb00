import { t } from '@portal/platform/text';
import { act, screen, waitFor } from '@testing-library/react';
import { becomeSession, knownMfa, signedIn } from '../index.tsx';
import { address, heading, menu, type OpenPage } from './hosted-page.tsx';
import { probe } from './probe.tsx';

const MUST_CHANGE = signedIn({ isRequiredChangePassword: true });
const MUST_ENROL = signedIn({ isRequiredMfa: true }, { mfa: knownMfa() });
const MUST_VERIFY = signedIn({}, { emailVerified: false });

/** Nothing of a page is there before it is known that its customer may see it. */
export function testGuards(open: OpenPage): void {
  test('until it is known who is signed in, nothing of a page is mounted; after three seconds there are ways out', async () => {
    jest.useFakeTimers();
    open('/probe', { session: { state: 'loading', isExpected: true } });
    await act(() => jest.advanceTimersByTimeAsync(3100));
    jest.useRealTimers();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(t('session.slow'));
    expect(screen.getByRole('button', { name: t('session.reload') })).toBeVisible();
    expect(screen.getByRole('button', { name: t('userMenu.logout') })).toBeVisible();
    expect(probe.mounted).toBe(0);
  });

  test('data that cannot be loaded: why, a retry and the way out', async () => {
    open('/probe', { session: { state: 'failed', reason: 'forbidden' } });
    expect(await screen.findByRole('heading', { name: t('session.failedTitle') })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(t('session.failedForbidden'));
    expect(screen.getByRole('button', { name: t('common.retry') })).toBeVisible();
    expect(screen.getByRole('button', { name: t('userMenu.logout') })).toBeVisible();
    expect(probe.mounted).toBe(0);
  });

  test('whoever is signed out signs in and is back where they were going, with the query', async () => {
    open('/probe/item00000000000001?tab=a', { session: { state: 'signedOut', reason: 'expired' } });
    expect(await heading(t('login.title'))).toBeVisible();
    expect(address()).toBe('/login');
    expect(screen.getByRole('main')).toHaveTextContent(t('session.expiredBody'));
    expect(probe.mounted).toBe(0);
    becomeSession(signedIn());
    expect(await heading('明細')).toBeVisible();
    expect(address()).toBe('/probe/item00000000000001?tab=a');
  });

  test('after a deliberate sign-out the next sign-in does not return to the page before', async () => {
    open('/probe/item00000000000001');
    await heading('明細');
    becomeSession({ state: 'signedOut', reason: 'customer' });
    expect(await screen.findByText(t('userMenu.loggedOut'))).toBeVisible();
    becomeSession(signedIn());
    await waitFor(() => expect(address()).not.toBe('/login'));
    expect(address()).not.toContain('item00000000000001');
  });

  test.each([
    ['a password that must be changed', MUST_CHANGE],
    ['two-factor that must be set up', MUST_ENROL],
    ['an e-mail that must be verified', MUST_VERIFY],
  ])('%s: nothing of the remote is mounted, and there is no menu', async (_guard, session) => {
    open('/probe', { session });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: t('nav.label') })).not.toBeInTheDocument();
    expect(probe.mounted).toBe(0);
    becomeSession(signedIn());
    expect(await menu()).toBeVisible();
  });
}
