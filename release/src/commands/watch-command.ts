import { setTimeout as sleep } from 'node:timers/promises';
import { liveVersions } from '#watch/live-versions.ts';
import { readHealth } from '#watch/read-health.ts';
import { readPrometheus } from '#watch/read-prometheus.ts';
import { type Suspect, suspectsIn } from '#watch/suspects.ts';
import { type WatchRequest, watchRequest } from './command-line.ts';
import type { Repository } from './repository.ts';

const EVERY_MS = 30_000;

/** Names each live version that does worse than the one before, with what takes it back. Ends with 1 if one does. */
export async function watchCommand(args: readonly string[], { say }: Pick<Repository, 'say'>): Promise<number> {
  const request = watchRequest(args);
  if (request.once) {
    const suspects = await look(request);
    for (const suspect of suspects) say(sentence(suspect, request));
    if (suspects.length === 0) say('No live version has three times the errors of the one before.');
    return suspects.length === 0 ? 0 : 1;
  }
  say(`Watching ${request.at}, until Ctrl-C ...`);
  const said = new Set<string>();
  const sayOnce = (about: string, line: string): void => {
    if (!said.has(about)) say(`${new Date().toISOString()}  ${line}`);
    said.add(about);
  };
  for (;;) {
    try {
      for (const suspect of await look(request))
        sayOnce(`${suspect.app} ${suspect.version}`, sentence(suspect, request));
    } catch (error) {
      // A collector that is away for a moment comes back.
      const words = error instanceof Error ? error.message : String(error);
      sayOnce(words, words);
    }
    await sleep(EVERY_MS);
  }
}

async function look({ at, source: { kind, address } }: WatchRequest): Promise<Suspect[]> {
  const now = new Date();
  const health = kind === 'prometheus' ? readPrometheus(address, now) : readHealth(address);
  const [live, versions] = await Promise.all([liveVersions(at), health]);
  return suspectsIn(versions, now, live).filter(({ app, version }) => live.get(app)?.includes(version));
}

function sentence(suspect: Suspect, { source, to = '<folder>' }: WatchRequest): string {
  const { app, version, before, errors, sessions, errorsBefore, sessionsBefore } = suspect;
  const shown = source.kind === 'prometheus' ? 'pages' : 'visits';
  return `${app} ${version}: ${errors} errors in ${sessions} ${shown}, ${before} had ${errorsBefore} in ${sessionsBefore}. Take it back: npm run rollback ${app} -- --to ${to} --reason "…"`;
}
