import type { Environment } from '../environment.ts';
import { setObserver } from '../observe/index.ts';
import { storageKey, tabStore } from '../session/index.ts';
import { afterContent } from './start-later.ts';

const VISIT = storageKey('portal.visit');
const SENDS_NOTHING = '-';

/** Loads telemetry if the environment names an address and this visit is in its share, once nobody waits for the page. */
export function startTelemetry({ name, telemetry }: Pick<Environment, 'name' | 'telemetry'>): void {
  const visit = telemetry ? visitOf(telemetry.share) : null;
  if (!telemetry || !visit) {
    setObserver(null);
    return;
  }
  const load = async () => {
    const { openTelemetry } = await import(/* webpackChunkName: "telemetry" */ '../telemetry/open-telemetry.ts');
    openTelemetry({ url: telemetry.url, environment: name, visit });
  };
  afterContent(() => void load().catch(() => setObserver(null)));
}

/** Decided once for each visit of this tab. null: it sends nothing. */
function visitOf(share: number): { id: string; isNew: boolean } | null {
  const kept = tabStore.get(VISIT);
  const id = kept ?? (Math.random() < share ? newId() : SENDS_NOTHING);
  if (kept === null) tabStore.set(VISIT, id);
  return id === SENDS_NOTHING ? null : { id, isNew: kept === null };
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
