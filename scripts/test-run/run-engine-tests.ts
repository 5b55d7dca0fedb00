/** The walk in Firefox and in WebKit: `npm run test:engines -- [Playwright's arguments]`. */
import { endWith } from '../console.ts';
import { engineTests, runSteps } from './steps.ts';

await endWith(() => runSteps([['A walk in Firefox and in WebKit', () => engineTests(...process.argv.slice(2))]]));
