import { OLD_VERSIONS_KEPT_DAYS, RemoteBuild } from '@portal/platform/registry';
import { ReadAreas } from '@portal/platform/registry/area';
import { type SafeStorage, storageKey } from '@portal/platform/session';
import * as v from 'valibot';

/** A remote that has been loaded in this browser. */
const KeptRemote = v.object({
  /** The areas that this version has. */
  areas: ReadAreas,
  build: RemoteBuild,
  /** The revision of the registry that listed it. */
  revision: v.string(),
  /** When that registry was read, in milliseconds. */
  at: v.number(),
});
export type KeptRemote = v.InferOutput<typeof KeptRemote>;

const Kept = v.record(v.string(), v.fallback(v.nullable(KeptRemote), null));

const KEY = storageKey('last-good-remotes');
const DAY_MS = 86_400_000;
/** For a wrong clock or a late release. */
const MARGIN_DAYS = 5;

/** Whether its files are certainly still there. A date in the future says nothing about them. */
export function isStillThere({ at }: Pick<KeptRemote, 'at'>, now: number): boolean {
  const age = (now - at) / DAY_MS;
  return age > -MARGIN_DAYS && age < OLD_VERSIONS_KEPT_DAYS - MARGIN_DAYS;
}

/**
 * The last good registry of this browser, remote by remote. A remote enters it once it has been loaded and its contract
 * checked, and leaves it when it fails to load, or when a registry no longer lists it.
 */
export function createLastGood(storage: SafeStorage) {
  function read(): Record<string, KeptRemote> {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), storage.get(KEY));
    const kept = Object.entries(result.success ? result.output : {});
    return Object.fromEntries(kept.flatMap(([name, remote]) => (remote ? [[name, remote]] : [])));
  }
  const write = (kept: Readonly<Record<string, KeptRemote>>) => storage.set(KEY, JSON.stringify(kept));
  const without = (isGone: (name: string, remote: KeptRemote) => boolean) => {
    const kept = Object.entries(read());
    const staying = kept.filter(([name, remote]) => !isGone(name, remote));
    if (staying.length < kept.length) write(Object.fromEntries(staying));
  };

  return {
    read,
    /** Another tab may have kept a later one already; a date in the future is not later. */
    keep(name: string, remote: KeptRemote): void {
      const kept = read();
      const known = kept[name];
      if (!known || known.at <= remote.at || !isStillThere(known, remote.at)) write({ ...kept, [name]: remote });
    },
    /** This version cannot be loaded. */
    forget: (name: string, version: string): void =>
      without((other, { build }) => other === name && build.version === version),
    /** Called with all remotes that a registry without faults lists. */
    keepOnly: (names: readonly string[]): void => without((name) => !names.includes(name)),
  };
}
export type LastGood = ReturnType<typeof createLastGood>;
