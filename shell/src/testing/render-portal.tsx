import { type FakeApi, renderApp } from '@portal/app-kit/testing';
import { environmentFixture } from '@portal/app-kit/testing/fixtures';
import { type FlagSource, FlagSourceProvider } from '@portal/platform/host';
import { REMOTE_CONTRACT, type RemoteModule } from '@portal/platform/remote-module';
import { Outlet } from '@portal/platform/router';
import type { ComponentType, ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { createMaintenanceBoard, type MaintenanceBoard } from '#federation/area-maintenance/maintenance-board.ts';
import { type Area, areaAt } from '#federation/areas/areas.ts';
import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import { type LazyPortal, LazyPortalProvider, type LoadedPortal } from '#federation/portal/lazy-portal.ts';
import { type Portal, PortalProvider } from '#federation/portal/portal.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import type { PortalReleases } from '#federation/updates/open-releases.ts';
import { createReleases } from '#federation/updates/releases.ts';
import { EnvironmentProvider } from '#frame/environment.ts';
import { PortalLayout } from '#frame/layout/portal-layout.tsx';
import { loadHome } from '#start/load-home.ts';
import { portalRoutes } from '#start/portal-routes.tsx';
import { shellRoutes } from '#start/routes.tsx';
import { VISITOR_ROUTES } from '#start/visitor-routes.tsx';
import { portalAreas } from './portal-areas.ts';

const NO_PAGES = { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 0 };

/** Answers what home and the header request, so that a test names only what it is about. */
export const quietApi: FakeApi = {
  'GET /order/progress': () => ({
    inProgressCount: 12,
    unansweredQuoteCount: 4,
    waitingQuoteCount: 5,
    uncontractedCount: 2,
    unsubmittedPapersCount: 1,
    contractInProgressCount: 1,
    notDownloadedBillingCount: 0,
    inUsingCount: 31,
    beforeUsingCount: 8,
  }),
  'GET /order': () => ({ data: [], pagination: NO_PAGES }),
  'GET /order/todo': () => ({ data: [], pagination: NO_PAGES }),
  'GET /news': () => ({
    data: [],
    pagination: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null, totalPages: 1 },
  }),
  'GET /billing': () => ({ billings: [], monthTotalRent: 0, pagination: NO_PAGES }),
  'GET /news/latest/homeDisplay': () => null,
  'GET /news/unread/count': () => ({ count: 0, notificationCount: 0 }),
  'GET /user/account/list': () => ({ data: [] }),
};

const NO_FLAGS: FlagSource = { isOn: () => false, subscribe: () => () => undefined };
const NO_REMOTES: PageRegistry = { remotes: {}, lost: {}, hasUnknownAreas: false };

/** Nothing is released while these tests run. */
const releases: PortalReleases = {
  ...createReleases<PageRegistry>({
    page: NO_REMOTES,
    read: async () => NO_REMOTES,
    mayAsk: () => false,
    isInCanary: () => false,
    reload: () => false,
  }),
  remotes: {},
};

/** By prefix, the pages of its remote. */
type Areas = Readonly<Record<`/${string}`, Readonly<Record<string, ComponentType>>>>;

const heading = (name: string) => () => <h1>{name}</h1>;
const ORDERS_AND_MORE: Areas = {
  '/order': { '': heading('order-list'), create: heading('order-create'), ':id': heading('order-detail') },
  '/billing': { '': heading('billing') },
  '/news': { '': heading('news-list') },
  '/password': { '': heading('password') },
};

interface RenderPortalOptions {
  areas?: Areas;
  api?: FakeApi;
  /** A remote that cannot be loaded. */
  deadRemote?: string;
  /** A real loader; its remotes must be those of `areas`. */
  loader?: RemoteLoader;
  /** The registry is broken. */
  hasUnknownAreas?: boolean;
  /** By remote. */
  maintenance?: MaintenanceBoard;
  /** What is on by company; by default nothing is. */
  flags?: FlagSource;
  /** What stands below every page. */
  below?: ReactNode;
}

/** The shell as the customer sees it, with remotes replaced. The name of a remote is its prefix. */
export function renderPortal({
  areas: pages = ORDERS_AND_MORE,
  api = {},
  deadRemote,
  loader,
  hasUnknownAreas = false,
  maintenance = createMaintenanceBoard({}),
  flags = NO_FLAGS,
  below,
  ...options
}: RenderPortalOptions & Pick<NonNullable<Parameters<typeof renderApp>[1]>, 'path' | 'session' | 'checkRelease'> = {}) {
  const areas = portalAreas(Object.keys(pages));
  const load = jest.fn(async (name: string): Promise<RemoteModule> => {
    const area = areaAt(areas, name);
    if (!area || name === deadRemote) throw new Error(`${name} cannot be had`);
    return moduleOf(area, pages[area.prefix] ?? {});
  });
  // jsdom has no page to scroll.
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const known = portalWith({
    areas,
    hasUnknownAreas,
    maintenance,
    flags,
    load,
  });
  const portal = loader ? { ...known, loader } : known;
  const routes = [
    {
      element: <Provided portal={portal} below={below} />,
      children: shellRoutes([...VISITOR_ROUTES, ...portalRoutes(portal)]),
    },
  ];
  return {
    ...renderApp(routes, {
      ...options,
      supportAddress: environmentFixture.links.support,
      api: { ...quietApi, ...api },
    }),
    load,
    scrollTo,
  };
}

type PortalParts = Pick<Portal, 'areas'> & Partial<Portal> & Pick<RemoteLoader, 'load'>;

/** A portal whose remotes are `load`’s. */
export const portalWith = ({ load, ...parts }: PortalParts): Portal => ({
  hasUnknownAreas: false,
  maintenance: createMaintenanceBoard({}),
  loader: fakeLoader(load),
  flags: NO_FLAGS,
  loadHome,
  releases,
  overrides: { active: [], requests: [], isRefused: false, agree: async () => undefined, remove: () => undefined },
  ...parts,
});

/** Each remote has one version, and is loaded anew for each visit of its area. */
const fakeLoader = (load: RemoteLoader['load']): RemoteLoader => ({
  load,
  renew: load,
  loaded: () => undefined,
  buildFor: (name) => ({ name, version: '1', revision: 'r7' }),
  isDown: () => false,
  isListed: () => true,
  namesPage: () => false,
});

const lazyPortal = lazyPortalOf({
  routes: [],
  waiting: <PortalLayout isWaiting />,
  above: null,
  below: null,
});

/** A portal whose customers' pages have arrived already. */
export function lazyPortalOf(loadedPortal: LoadedPortal): LazyPortal {
  return { store: createStore(() => ({ loadedPortal })), load: async () => loadedPortal };
}

const Provided = ({ portal, below }: { portal: Portal; below: ReactNode }) => (
  <EnvironmentProvider value={environmentFixture}>
    <LazyPortalProvider value={lazyPortal}>
      <PortalProvider value={portal}>
        <FlagSourceProvider value={portal.flags}>
          <Outlet />
          {below}
        </FlagSourceProvider>
      </PortalProvider>
    </LazyPortalProvider>
  </EnvironmentProvider>
);

function moduleOf({ remote, prefix }: Area, pages: Readonly<Record<string, ComponentType>>): RemoteModule {
  const routes = Object.entries(pages).map(([path, component]) => ({ path, page: async () => component }));
  return { contract: REMOTE_CONTRACT, name: remote, version: '1', routes: { [prefix]: routes } };
}
