/**
 * A portal for others, in a folder that a web server can take: `npm run compose -- --environment <file> --out <folder>`.
 * docs/deploy.md goes through all of it.
 */
import { composeCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { composePortal } from '../portal.ts';
import { root } from '../root.ts';

await endWith(() =>
  composeCommand(process.argv.slice(2), {
    root,
    say,
    compose: (outDir, environment, signer) => composePortal(outDir, environment, say, signer),
  }),
);
