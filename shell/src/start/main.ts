import { OUTDATED, readEnvironment } from '@portal/platform/environment';
import { isSessionKept } from '@portal/platform/firebase';
import { afterContent, openPage, startHost } from '@portal/platform/host';
import { reportError, setRelease } from '@portal/platform/observe';
import { createElement, type ReactNode } from 'react';
import { PORTAL_NOT_LOADED } from '#federation/portal/add-portal-routes.tsx';
import { createLazyPortal } from '#federation/portal/lazy-portal.ts';
import { releaseOf } from '#federation/registry/release-of.ts';
import { StartFailedScreen } from '#screens/start-failed-screen.tsx';
import { App } from './app.tsx';
import { isStartPage } from './routes.tsx';
import { guardScripts } from './script-policy.ts';

function start(): void {
  try {
    guardScripts();
    const environment = readEnvironment(document);
    setRelease(releaseOf({}, process.env.APP_VERSION ?? '0', location.href));
    const readEarly = startHost(environment);
    const lazyPortal = createLazyPortal(async () => {
      const { openPortal } = await import(/* webpackChunkName: "portal" */ './open-portal.tsx');
      return openPortal(environment, readEarly);
    });
    const app = createElement(App, { environment, lazyPortal });
    if (isVisitor()) {
      show(app);
      afterContent(() => void lazyPortal.load().catch(reportNotLoaded));
    } else void lazyPortal.load().then(() => show(app), fail);
  } catch (error) {
    fail(error);
  }
}

/** Without a session the login is shown before anything else is fetched. */
const isVisitor = (): boolean => isStartPage(location.pathname) && !isSessionKept();

/** Nobody waits for the other pages yet. Whoever opens one loads them again. */
function reportNotLoaded(error: unknown): void {
  // Without a network it is no failure of ours.
  if (navigator.onLine) reportError(error, PORTAL_NOT_LOADED);
}

function fail(error: unknown): void {
  // The network may not be available for a report yet; the console is.
  setTimeout(() => {
    throw error;
  });
  show(createElement(StartFailedScreen));
}

const show: (host: ReactNode) => void = openPage();
if (!document.documentElement.hasAttribute(OUTDATED)) start();
