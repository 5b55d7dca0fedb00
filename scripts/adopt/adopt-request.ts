import { parseArgs } from 'node:util';
import type { Answers } from './answers.ts';
import { CAN_GO } from './refusal.ts';

const USAGE =
  "npm run adopt -- --name 現場サポート --company 青葉パーキング株式会社 --colour '#1f6e43' [--remove-demo]";

interface AdoptRequest {
  readonly answers: Answers;
  readonly isAgain: boolean;
}

/**
 * What the arguments ask for; what they do not name is as `before`, the answers of an earlier adoption.
 * @throws with a sentence about what is wrong.
 */
export function adoptRequest(args: readonly string[], before?: Answers): AdoptRequest {
  const { again: isAgain = false, 'remove-demo': removesDemo = false, ...given } = parsed(args);
  if (before && !isAgain)
    throw new Error(`This is the portal of ${before.company} already: npm run adopt -- --again, with what changes.`);
  if (!before && isAgain) throw new Error(`This portal has not been adopted yet. Say: ${USAGE}`);
  const { name, company, colour } = { ...before, ...given };
  const missing = Object.entries({ name, company, colour }).find(([, value]) => value === undefined);
  if (name === undefined || company === undefined || colour === undefined)
    throw new Error(`--${missing?.[0]} is missing. Say: ${USAGE}`);
  const without = removesDemo ? [...CAN_GO] : [...(before?.without ?? [])];
  return { answers: { name, company, colour: colour.toLowerCase(), without }, isAgain };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        name: { type: 'string' },
        company: { type: 'string' },
        colour: { type: 'string' },
        'remove-demo': { type: 'boolean' },
        again: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    // Its second sentence is about arguments that begin with a dash.
    const [words] = String(error)
      .replace(/^TypeError \[\w+\]: /, '')
      .split('. ');
    throw new Error(`${words}. Say: ${USAGE}`);
  }
}
