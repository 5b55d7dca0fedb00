import { parseDocument } from 'yaml';
import { PEERS } from '../../pack/manifest.ts';
import { type Demands, PACKAGES_FOLDER, type Packages } from '../../pack/packages.ts';

type Versions = Record<string, string>;

/**
 * A `package.json` with the new packages, and with the versions of libraries that they demand. A library whose version
 * the team has chosen itself keeps it. A package that is not made any more goes: a migration names its successors.
 */
export function bumpedManifest(text: string, { tarballs, version, demands }: Packages, before: Demands): string {
  const bumped = (versions: Versions = {}) =>
    Object.fromEntries(
      Object.entries(versions).flatMap(([name, own]) => {
        if (name.startsWith('@portal/')) return name in tarballs ? [[name, version]] : [];
        const isOurs = PEERS.includes(name) || own === before.catalog[name];
        return [[name, (isOurs && demands.catalog[name]) || own]];
      }),
    );
  const { dependencies, devDependencies, ...others } = JSON.parse(text);
  const engines = { ...others.engines, pnpm: demands.catalog.pnpm };
  const manifest = {
    ...others,
    engines,
    dependencies: bumped(dependencies),
    devDependencies: bumped(devDependencies),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A `pnpm-workspace.yaml` whose overrides name the new tarballs, with the settings that their install needs. */
export function bumpedWorkspace(text: string, { tarballs, demands }: Packages): string {
  const document = parseDocument(text);
  const { overrides } = document.toJS() ?? {};
  for (const name of Object.keys(overrides ?? {}))
    if (name.startsWith('@portal/')) document.deleteIn(['overrides', name]);
  for (const [name, file] of Object.entries(tarballs))
    document.setIn(['overrides', name], `file:${PACKAGES_FOLDER}/${file}`);
  for (const [name, setting] of Object.entries(demands.settings)) {
    if (typeof setting !== 'object' || setting === null || Array.isArray(setting)) document.setIn([name], setting);
    else for (const [key, value] of Object.entries(setting)) document.setIn([name, key], value);
  }
  return document.toString({ lineWidth: 0 });
}
