import { setTimeout as sleep } from 'node:timers/promises';
import { liveVersions } from '#watch/live-versions.ts';
import { readHealth } from '#watch/read-health.ts';
import { type Suspect, suspectsIn } from '#watch/suspects.ts';
import { type WatchRequest, watchRequest } from './command-line.ts';
import type { Repository } from './repository.ts';

const EVERY_MS = 30_000;

/** Names each live version that does worse than the one before, with what takes it back. Ends with 1 if one does. */
export async function watchCommand(args: readonly string[], { say }: Pick<Repository, 'say'>): Promise<number> {
  const request = watchRequest(args);
  if (request.once) {
    const suspects = await look(request);
    for (const suspect of suspects) say(sentence(suspect, request.to));
    if (suspects.length === 0) say('No live version has three times the errors of the one before.');
    return suspects.length === 0 ? 0 : 1;
  }
  say(`Watching ${request.at}, until Ctrl-C ...`);
  const named = new Set<string>();
  for (;;) {
    // A collector that is away for a moment comes back.
    const lines = await look(request).then(
      (suspects) => suspects.map((suspect) => sentence(suspect, request.to)),
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    );
    const news = lines.filter((line) => !named.has(headOf(line)));
    for (const line of news) say(`${new Date().toISOString()}  ${line}`);
    for (const line of news) named.add(headOf(line));
    await sleep(EVERY_MS);
  }
}

/** Without the figures, which go on. */
const headOf = (line: string): string => line.split(':')[0] ?? line;

async function look({ at, health }: WatchRequest): Promise<Suspect[]> {
  const [live, versions] = await Promise.all([liveVersions(at), readHealth(health)]);
  return suspectsIn(versions, new Date()).filter(({ app, version }) => live.get(app)?.includes(version));
}

const sentence = (suspect: Suspect, folder = '<folder>'): string => {
  const { app, version, before, errors, sessions, errorsBefore, sessionsBefore } = suspect;
  return `${app} ${version}: ${errors} errors in ${sessions} visits, ${before} had ${errorsBefore} in ${sessionsBefore}. Take it back: npm run rollback ${app} -- --to ${folder} --reason "…"`;
};
