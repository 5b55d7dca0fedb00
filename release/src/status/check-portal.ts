import { dataIn } from '@portal/app-kit/build/document';
import { REGISTRY_ELEMENT_ID, type RemoteBuild } from '@portal/platform/registry';
import { type RegistryReading, readRegistry } from '@portal/platform/registry/read-registry';
import { type Digests, digest } from '#compose/build-folder.ts';
import { filesFolder, PUBLIC_FOLDER, SHELL } from '#folder/folder.ts';

/** A published portal as it is checked: in its folder, or at the address that customers use. */
export interface View {
  /** `remotes.json`; null: it is missing. */
  registry: string | null;
  /** Its compressed forms, if they are known. */
  registryForms?: readonly { where: string; text: string }[];
  /** Where each document was found, and its content. */
  documents: readonly { where: string; html: string | null }[];
  /** The file at this path, in each form in which it may be sent; empty if there is none. */
  file: (path: string) => Promise<readonly Uint8Array[]>;
  /** The digests of every file of a version, if they are known. */
  digests: (app: string, version: string) => Digests | null;
}

export interface Findings {
  reading: RegistryReading;
  /** By app, which versions have files that are not as they were published, in words. */
  damage: Readonly<Record<string, readonly string[]>>;
  /** What else is wrong. */
  problems: readonly string[];
  /** How many files were checked. */
  files: number;
}

/** Whether each document says the same as the registry, and everything that they name is there, byte for byte. */
export async function checkPortal({ registry, registryForms = [], documents, file, digests }: View): Promise<Findings> {
  const reading = readRegistry(registry, () => null);
  const faults = reading.faults.map(({ remote, reason }) => `remotes.json: ${remote ? `${remote}: ` : ''}${reason}`);
  const stale = registryForms
    .filter(({ text }) => text !== registry)
    .map(({ where }) => `${where} has another registry than remotes.json`);
  const expected = new Map<string, Map<string, string | null>>();
  const expect = (app: string, version: string, path: string, known: string | null) => {
    const files = expected.get(`${app} ${version}`) ?? new Map<string, string | null>();
    files.set(path, known ?? files.get(path) ?? null);
    expected.set(`${app} ${version}`, files);
  };
  const expectAll = (app: string, version: string) => {
    const base = filesFolder(app, version).slice(PUBLIC_FOLDER.length);
    for (const [name, known] of Object.entries(digests(app, version) ?? {}))
      expect(app, version, `${base}/${name}`, known);
  };

  for (const [app, { current, previous, canary }] of Object.entries(reading.remotes))
    for (const build of [current, previous, canary?.build]) {
      if (!build) continue;
      expectAll(app, build.version);
      for (const [path, known] of filesOf(build)) expect(app, build.version, path, known);
    }
  const problems = documents.flatMap(({ where, html }) => {
    if (html === null) return [`${where} is missing`];
    for (const { path, version, integrity } of shellFiles(html)) expect(SHELL, version, path, integrity);
    return documentProblems(html, registry, reading.shell).map((problem) => `${where} ${problem}`);
  });
  if (reading.shell !== undefined) expectAll(SHELL, reading.shell);

  const damage: Record<string, string[]> = {};
  for (const [version, files] of expected) {
    const words = await Promise.all([...files].map(([path, known]) => damageOf(path, known, file)));
    const wrong = words.filter((word) => word !== null);
    const [app = ''] = version.split(' ');
    if (wrong.length > 0) damage[app] = [...(damage[app] ?? []), `${version}: ${wrong.join(', ')}`];
  }
  const files = [...expected.values()].reduce((sum, each) => sum + each.size, 0);
  return { reading, damage, problems: [...faults, ...stale, ...problems], files };
}

/** By path, with the integrity of the entry. */
function filesOf({ entry, integrity, preload, pageFiles }: RemoteBuild): [path: string, known: string | null][] {
  const others = [preload, pageFiles].flatMap((files) => Object.values(files).flat());
  return [[entry, integrity ?? null], ...others.map((path): [string, null] => [path, null])];
}

/** Its scripts, and the files of its pages; only the scripts have their integrity. */
const SHELL_FILE = /(?:src=|"href":)"(\/shell\/([\w.-]+)\/[\w.-]+)"(?: integrity="([^"]+)")?/g;

const shellFiles = (html: string) =>
  [...html.matchAll(SHELL_FILE)].map(([, path = '', version = '', integrity = null]) => ({ path, version, integrity }));

function documentProblems(html: string, registry: string | null, shell: string | undefined): string[] {
  const scripts = shellFiles(html).filter(({ integrity }) => integrity !== null);
  const other = scripts.find(({ version }) => shell !== undefined && version !== shell);
  return [
    ...(scripts.length === 0 ? ['starts no shell'] : []),
    ...(other ? [`starts the shell ${other.version}, and remotes.json says ${shell}`] : []),
    ...(isSame(dataIn(html, REGISTRY_ELEMENT_ID), registry) ? [] : ['has another registry than remotes.json']),
  ];
}

/** However they are indented. */
function isSame(data: unknown, registry: string | null): boolean {
  try {
    return JSON.stringify(data) === JSON.stringify(JSON.parse(registry ?? ''));
  } catch {
    return false;
  }
}

async function damageOf(path: string, known: string | null, file: View['file']): Promise<string | null> {
  const forms = await file(path);
  const name = path.split('/').at(-1);
  const [first, ...others] = forms.map(digest);
  if (first === undefined) return `${name} is missing`;
  return [first, ...others].every((form) => form === (known ?? first)) ? null : `${name} is another file`;
}
