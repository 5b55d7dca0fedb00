import { whenIdle } from '../content-mark/when-idle.ts';
import type { Environment } from '../environment.ts';
import { loadAnalytics, loadRemoteConfig } from '../firebase/wiring.ts';
import { watchMaintenance } from '../maintenance/maintenance.ts';
import { READ_EVERY_MS } from '../maintenance/read-pace.ts';
import { createMemoryAnalytics, logDev, setAnalytics } from '../observe/index.ts';
import { requireConsent } from './analytics-consent.ts';

const WAIT_MS = 2000;

/** Starts what no customer waits for, after the first page. Both services need the app's id. */
export function startLater({ firebase, analyticsConsent }: Pick<Environment, 'firebase' | 'analyticsConsent'>): void {
  const { appId, measurementId } = firebase.options;
  if (!appId) return;
  const everyMs = firebase.emulators?.remoteConfig.everyMs ?? READ_EVERY_MS;
  afterContent(() => watchMaintenance(async () => (await loadRemoteConfig()).readAnnouncement(everyMs), everyMs));
  if (!measurementId || isActionLink()) return;
  if (analyticsConsent) requireConsent((isAgreed) => (isAgreed ? startAnalytics() : stopAnalytics()));
  else startAnalytics();
}

/** Other companies' scripts must not run in a document whose address had the code of a mail. */
const isActionLink = (): boolean => new URLSearchParams(window.location.search).has('oobCode');

type Service = Awaited<ReturnType<Awaited<ReturnType<typeof loadAnalytics>>['openAnalytics']>>;
let service: Service | null = null;
/** Changes with each start and stop: a service that arrives later than a stop is not used. */
let turn = 0;

/** Events counted before are handed over. If the service cannot be loaded, they stay in memory. */
function startAnalytics(): void {
  turn += 1;
  const own = turn;
  const early = createMemoryAnalytics();
  setAnalytics(early);
  afterContent(async () => {
    try {
      if (own !== turn) return;
      service = await (await loadAnalytics()).openAnalytics();
      if (own !== turn) return service.stop();
      setAnalytics(service);
      for (const { name, params } of early.events) service.track(name, params);
    } catch (error) {
      logDev('info', 'analytics could not be loaded', error);
    }
  });
}

function stopAnalytics(): void {
  turn += 1;
  setAnalytics(createMemoryAnalytics());
  service?.stop();
}

/** Once the first page shows its data and the browser is idle, after two seconds at the latest. */
export function afterContent(start: () => void): void {
  let hasStarted = false;
  const once = () => {
    if (hasStarted) return;
    hasStarted = true;
    start();
  };
  setTimeout(once, WAIT_MS);
  whenIdle(once);
}
