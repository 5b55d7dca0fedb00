import { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled } from 'firebase/analytics';
import { getFirebase } from './app.ts';
import { provideLocalInstallations } from './local-installations.ts';

interface Analytics {
  track(name: string, params: Readonly<Record<string, string>>): void;
  /** From now on Google's script sends nothing, until this is opened again. */
  stop(): void;
}

/**
 * Opens Google Analytics. Nobody waits for it: where IndexedDB never answers, this does not either, and events stay in
 * memory. @throws if the browser does not support it, or the app's id is missing.
 */
export async function openAnalytics(): Promise<Analytics> {
  const { app, config } = getFirebase();
  if (!(await isSupported())) throw new Error('analytics is not supported here');
  if (config.emulators) provideLocalInstallations(app);
  const analytics = initializeAnalytics(app, {
    config: {
      ...placeOf('/'),
      // The portal counts its page views itself.
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  setAnalyticsCollectionEnabled(analytics, true);
  let path = '/';
  return {
    track(name, params) {
      path = params.page_path ?? path;
      logEvent(analytics, name, { ...params, ...placeOf(path) });
    },
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
  };
}

/**
 * Without these Google adds the address, the title and the referrer of the document to every event: ids, keywords, names
 * of sites.
 */
const placeOf = (path: string) => ({
  page_location: `${window.location.origin}${path}`,
  page_title: path,
  page_referrer: window.location.origin,
});
