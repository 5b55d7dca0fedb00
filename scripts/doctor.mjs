/**
 * Looks for what keeps the portal from starting here: `node scripts/doctor.mjs`. Plain JavaScript without dependencies,
 * since these may be what is missing.
 */
import { pathToFileURL } from 'node:url';
import { browser, disk, lockFile, node, note, ok, port, printed, thisMachine } from './doctor/machine.mjs';
import { installedIn, say } from './prepare.mjs';

const PORTS = {
  4000: 'the portal',
  4100: 'the lessee API',
  9099: 'identity',
  9199: 'storage',
  4020: 'the trial of a release',
};
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** A line for each check: `ok`, `note` for what only some commands need, `WRONG` with what to do. */
export async function diagnose(machine) {
  return [
    node(machine),
    lockFile(machine),
    dependencies(machine),
    disk(machine),
    ...(await Promise.all(Object.entries(PORTS).map(([at, name]) => port(machine, Number(at), name)))),
    browser(machine),
    font(machine),
  ];
}

const dependencies = ({ folder }) =>
  installedIn(folder)
    ? ok('the dependencies are those of pnpm-lock.yaml')
    : note('the dependencies are not those of pnpm-lock.yaml: the next npm start or npm test installs them');

const font = ({ has }) =>
  has(FONT)
    ? ok('the font for screenshots is there')
    : note('no font for Japanese in screenshots: apt-get install fonts-noto-cjk');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = printed(await diagnose(thisMachine), say);
