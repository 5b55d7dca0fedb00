import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * What the document asks for at a page, and the document itself, as they are sent: compressed when the portal was
 * composed. And what a visit loads afterwards that tells about itself.
 */

const PORTAL = '.cache/e2e/portal';
if (!existsSync(PORTAL))
  throw new Error('There is no portal to weigh: compose one with npm test -- --only e2e budgets.');

const read = (file) => readFileSync(`${PORTAL}/public/${file}`, 'utf8');
const DOCUMENT = 'index.html';
const html = read(DOCUMENT);
const [, pageFiles] = /id="portal-page-files">(.*)<\/script>/.exec(html);
const scripts = [...html.matchAll(/src="\/([^"]+\.js)"/g)].map(([, file]) => file);
/** A company may have left the news out (docs/adopt.md). */
const isThere = (page) => !page.startsWith('/news') || existsSync('mf-news/webpack.config.ts');
const pages = Object.entries(JSON.parse(readFileSync('e2e/budgets.json', 'utf8'))).filter(
  ([page, { bytes }]) => bytes !== undefined && isThere(page),
);

const weighed = (name, files, bytes) => ({
  name,
  path: files.map((file) => `${PORTAL}/public/${file}.br`),
  limit: `${bytes} B`,
  brotli: false,
});

export default [
  ...pages.map(([page, { bytes }]) => weighed(page, [DOCUMENT, ...scripts, ...filesOf(page)], bytes)),
  weighed('telemetry', [`${dirname(scripts[0])}/telemetry.*.js`], 6000),
];

/** The pattern of an address fits the address of a pattern as well (`/order/:id`). */
function filesOf(page) {
  const [, files] = JSON.parse(pageFiles).find(([pattern]) => new RegExp(pattern).test(page));
  return files.map(({ href }) => href.slice(1));
}
