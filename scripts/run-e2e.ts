/** Only the browser tests: `npm run test:e2e -- [Playwright's arguments]`. */
import { runBrowserTests } from './browser-tests.ts';
import { endWith } from './console.ts';

await endWith(async () => runBrowserTests(process.argv.slice(2)));
