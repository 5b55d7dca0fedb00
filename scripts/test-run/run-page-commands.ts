/** Runs the commands that the pages name, in a copy of the repository: `npm run test:pages [-- <part of a command>]`. */
import { endWith, say } from '../console.ts';
import { runWays } from '../pages/run-ways.ts';
import { runSteps } from './steps.ts';

await endWith(() => runSteps([['Commands that the pages name', () => runWays(say, process.argv.slice(2))]]));
