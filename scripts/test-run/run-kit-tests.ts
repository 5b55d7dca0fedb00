/** Every story of the kit in a browser: `npm run test:kit -- [Playwright's arguments]`. */
import { endWith } from '../console.ts';
import { runKitTests } from './kit-tests.ts';

await endWith(() => runKitTests(process.argv.slice(2)));
