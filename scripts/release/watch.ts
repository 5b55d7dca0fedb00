/** Names a version that does worse than the one before: `npm run watch -- --at https://… --prometheus https://…`. */
import { watchCommand } from '@portal/release';
import { endWith, say } from '../console.ts';

await endWith(() => watchCommand(process.argv.slice(2), { say }));
