import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Program } from '@portal/app-kit/build/contract/program';
import { BUNDLED_PACKAGE, PROGRAM_OPTIONS, type SharedTypes, TSC } from '@portal/app-kit/build/contract/shared-types';

/** What a build replaces in the sources. */
const BUILD_FILE = 'build.d.ts';
const BUILD = 'declare const process: { readonly env: { readonly APP_VERSION?: string } };\n';

export interface Compiling {
  /** By a name that the complaints have: the folder of a program. */
  readonly programs: Readonly<Record<string, Program>>;
  /** What the shell provides to all of them. */
  readonly types: SharedTypes;
  /** An app of this repository: the libraries are those that it and our packages have installed. */
  readonly app: string;
}

/** Something that the compiler says. */
export interface Complaint {
  readonly program: string;
  /** Path, line and column. */
  readonly place: string;
  readonly code: string;
  readonly words: string;
}

/** What the compiler says of programs against these types, in order. */
export async function complaintsOf({ programs, types, app }: Compiling): Promise<Complaint[]> {
  const cache = join(app, '.cache');
  mkdirSync(cache, { recursive: true });
  // Below the app, where the compiler finds its libraries.
  const folder = mkdtempSync(join(cache, 'portal-types-'));
  try {
    linkLibraries(app, folder);
    for (const name of Object.keys(types)) writePackage(join(folder, placeOf(name)), types, name);
    for (const [name, { imports, files }] of Object.entries(programs))
      writeFiles(join(folder, name), { ...files, 'package.json': JSON.stringify({ name, imports }) });
    const settings = {
      compilerOptions: { ...PROGRAM_OPTIONS, paths: pathsOf(types) },
      include: [BUILD_FILE, ...Object.keys(programs).map((name) => `${name}/src`)],
    };
    writeFiles(folder, { 'tsconfig.json': JSON.stringify(settings), [BUILD_FILE]: BUILD });
    const said = readComplaints(await compilerSays(folder));
    return said.filter(({ program }) => Object.hasOwn(programs, program));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The libraries of our packages, for their declarations: an app has only its own. */
function linkLibraries(app: string, folder: string): void {
  const packages = ['platform', 'ui'].map((name) => join(app, 'node_modules/@portal', name));
  for (const one of packages.filter(existsSync).map((link) => realpathSync(link))) {
    const inside = join(one, 'node_modules');
    // Where pnpm installs a package, its libraries lie beside it.
    const libraries = existsSync(inside) ? inside : join(one, '../..');
    for (const name of libraryNames(libraries)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      if (!existsSync(link)) symlinkSync(realpathSync(join(libraries, name)), link);
    }
  }
}

const libraryNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@portal')
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => join(name, one)) : [name]));

/** A remote has its own copy of the contract; only what the shell provides sees the shell's. */
const placeOf = (name: string): string => join(name === BUNDLED_PACKAGE ? 'types/node_modules' : 'types', name);

function writePackage(folder: string, types: SharedTypes, name: string): void {
  const { exports = {}, files = {} } = types[name] ?? {};
  const entries = Object.entries(exports).map(([path, file]) => [path, { types: `./${file}` }]);
  writeFiles(folder, { ...files, 'package.json': JSON.stringify({ name, exports: Object.fromEntries(entries) }) });
}

const pathsOf = (types: SharedTypes): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(types)
      .filter(([name]) => name !== BUNDLED_PACKAGE)
      .flatMap(([name, { exports }]) =>
        Object.entries(exports).map(([path, file]) => [join(name, path), [`./${join(placeOf(name), file)}`]]),
      ),
  );

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const compilerSays = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [TSC, '-p', '.', '--pretty', 'false'], options, (error, stdout, stderr) => {
      // It ends with 1 or 2 if it complains. Without a place in a program, nothing was compiled.
      if (error && !LINE.test(stdout))
        reject(new Error(`The types could not be compiled: ${stdout || stderr || error.message}`));
      else resolve(stdout);
    });
  });

const LINE = /^([^/(]+)\/(.+\(\d+,\d+\)): error (TS\d+): (.*)$/m;

/** Lines that begin with a space go on with the one above. */
function readComplaints(output: string): Complaint[] {
  return output.split('\n').flatMap((line) => {
    const [, program = '', place = '', code = '', words = ''] = LINE.exec(line) ?? [];
    return code ? [{ program, place, code, words }] : [];
  });
}
