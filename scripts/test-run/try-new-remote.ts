/** Only this part of the long run: `npm run test:new-remote`. */
import { endWith } from '../console.ts';
import { tryNewRemote } from './new-remote.ts';

await endWith(async () => (tryNewRemote().failed > 0 ? 1 : 0));
