import { createQueryClient, type Flag, FlagSourceProvider, type ReleaseCheck } from '@portal/platform/host';
import { type RouteObject, RouterProvider } from '@portal/platform/router';
import { createMemoryRouter } from '@portal/platform/router/in-memory';
import type { Session } from '@portal/platform/session';
import { sessionStore } from '@portal/platform/session/store';
import { HostProviders, PageRoot } from '@portal/ui/host';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { isValidElement, type ReactElement } from 'react';
import { flagsOn } from '../flags-on.ts';
import { FAKE_GEO, type FakeApi, type FakeGeo, installFakeApi, type ReceivedRequest } from './fake-api.ts';
import { signedIn } from './fixtures.ts';

export {
  answerWith,
  type CallName,
  type FakeApi,
  type FakeGeo,
  failWith,
  installFakeApi,
  type ReceivedRequest,
} from './fake-api.ts';
export { knownMfa, mfaFixture, signedIn, userFixture } from './fixtures.ts';

/** Puts the page's session into a state, as the identity provider and the API would. */
export const becomeSession = (session: Session): void => act(() => sessionStore.setState(session, true));

/** What the customer of these tests left in this tab earlier: a draft, or the address of a list. */
export const keepInTab = (name: string, value: unknown, uid = 'uid-tanaka'): void =>
  sessionStorage.setItem(`draft:${uid}:${name}`, JSON.stringify({ version: 1, uid, at: Date.now(), value }));

interface RenderAppOptions {
  /** Where to start, with query. `/` by default. */
  path?: string;
  /** The route of a single page, such as `/order/:id`. By default the page is shown at every path. */
  route?: string;
  /** By default a customer whom no guard holds. */
  session?: Session;
  supportAddress?: string;
  /** What is on for the customer's company. By default nothing is. */
  flags?: readonly Flag[];
  /** What is known of releases when code is missing. By default the page is current. */
  checkRelease?: ReleaseCheck;
  /** What the API answers, by call. */
  api?: FakeApi;
  /** What the geo service answers. */
  geo?: FakeGeo;
}

/** What Testing Library says of the page, and what belongs to it. */
interface RenderedApp extends RenderResult {
  /** The requests that reached the API, in order. */
  requests: ReceivedRequest[];
  router: ReturnType<typeof createMemoryRouter>;
  client: ReturnType<typeof createQueryClient>;
  user: UserEvent;
  /** `/order?page=2`: the content of the address bar. */
  address: () => string;
}

/** A page as the customer sees it: the real providers and client, a router in memory, and the test's own API. */
export function renderApp(
  app: ReactElement | RouteObject[],
  {
    path = '/',
    route = '*',
    session = signedIn(),
    api = {},
    geo = {},
    supportAddress,
    flags = [],
    checkRelease,
  }: RenderAppOptions = {},
): RenderedApp {
  const requests: ReceivedRequest[] = installFakeApi(api, geo);
  const client = createQueryClient();
  becomeSession(session);
  const routes = isValidElement(app) ? [{ path: route, element: app }] : (app as RouteObject[]);
  const router = createMemoryRouter([{ element: <PageRoot />, children: routes }], { initialEntries: [path] });
  const screen = render(
    <HostProviders
      client={client}
      supportAddress={supportAddress}
      geo={FAKE_GEO}
      {...(checkRelease ? { checkRelease } : {})}
    >
      <FlagSourceProvider value={flagsOn(flags.map(({ name }) => name))}>
        <RouterProvider router={router} />
      </FlagSourceProvider>
    </HostProviders>,
  );
  return {
    ...screen,
    requests,
    router,
    client,
    // No pause between keys: nothing here needs it, and fake clocks would stop it.
    user: userEvent.setup({ delay: null }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
