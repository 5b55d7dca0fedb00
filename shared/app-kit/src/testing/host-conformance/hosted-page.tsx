import type { ErrorReport } from '@portal/contract/error-report';
import type { Environment } from '@portal/platform/environment';
import type { Areas } from '@portal/platform/registry/area';
import type { RemoteModule } from '@portal/platform/remote-module';
import type { Session } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { environmentFixture } from '../fixtures.ts';
import { becomeSession, type FakeApi, installFakeApi, signedIn } from '../index.tsx';
import { PROBE_AREAS, probeRemote } from './probe.tsx';

export interface HostedRemote {
  readonly module: RemoteModule;
  readonly areas: Areas;
  readonly environment: Environment;
}

export interface Host {
  readonly name: string;
  /** The whole page of this host with this one remote in it, as its entry renders it. */
  page(remote: HostedRemote): ReactElement;
  /** What it asks the API for by itself. */
  readonly api: FakeApi;
}

export const environment: Environment = {
  ...environmentFixture,
  geo: { tiles: 'http://geo.test/{z}/{x}/{y}', search: 'http://geo.test/search', reverse: 'http://geo.test/reverse' },
};

/** What was sent since the test began. */
export const reports: ErrorReport[] = [];

/** Opens a path of the probe in a host. */
export type OpenPage = (
  path: string,
  options?: { session?: Session; api?: FakeApi },
) => { user: UserEvent; requests: ReturnType<typeof installFakeApi> };

export const openIn =
  ({ page, api: ownApi }: Host): OpenPage =>
  (path, { session = signedIn(), api = {} } = {}) => {
    window.history.replaceState(null, '', path);
    const requests = installFakeApi({ ...ownApi, ...api });
    becomeSession(session);
    render(page({ module: probeRemote, areas: PROBE_AREAS, environment }));
    return { user: userEvent.setup({ delay: null }), requests };
  };

export const address = () => `${window.location.pathname}${window.location.search}`;
export const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
export const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
export const follow = async (user: UserEvent, name: string) => user.click(await screen.findByRole('link', { name }));
export const menu = () => screen.findByRole('navigation', { name: t('nav.label') });
export const goTo = async (user: UserEvent, name: string) =>
  user.click(within(await menu()).getByRole('link', { name }));
export const goBack = () => act(async () => window.history.back());
