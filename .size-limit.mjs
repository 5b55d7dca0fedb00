import { existsSync, readFileSync } from 'node:fs';

/* What a page's document names, and the document itself, as they are sent: compressed when the portal was composed. */

const PORTAL = '.cache/e2e/portal';
if (!existsSync(PORTAL))
  throw new Error('There is no portal to weigh: compose one with npm test -- --only e2e budgets.');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { firstPages } = read(`${PORTAL}/hosting.json`);
const pages = Object.entries(read('e2e/budgets.json')).filter(([, { bytes }]) => bytes !== undefined);

export default pages.map(([page, { bytes }]) => ({
  name: page,
  path: filesOf(firstPages[page]).map((file) => `${PORTAL}/public/${file}.br`),
  limit: `${bytes} B`,
  brotli: false,
}));

function filesOf(document) {
  const named = readFileSync(`${PORTAL}/public/${document}`, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.js)"/g);
  return [document, ...[...named].map(([, file]) => file)];
}
