/** Only the browser tests: `npm run test:e2e -- [Playwright's arguments]`. */

import { endWith } from '../console.ts';
import { runBrowserTests } from './browser-tests.ts';

await endWith(async () => runBrowserTests(process.argv.slice(2)));
