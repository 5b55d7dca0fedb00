/**
 * What commands of this repository say to an option that none of them has, for a test: `{ file, args, cwd }`s in, as JSON,
 * what each says out, a line for each. A command reads its options before it does anything.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

const write = process.stderr.write.bind(process.stderr);
const commands: readonly Command[] = JSON.parse(readFileSync(0, 'utf8'));
for (const [index, { file, args, cwd }] of commands.entries()) {
  let said = '';
  process.stderr.write = (text) => {
    said += text;
    return true;
  };
  process.argv = [process.execPath, file, ...args, '--no-such-option'];
  process.chdir(join(root, cwd));
  // Each is read anew, with arguments of its own.
  await import(`${pathToFileURL(join(root, file)).href}?${index}`).catch((error: Error) => {
    said += error.message;
  });
  // In one line.
  process.stdout.write(`${JSON.stringify(said.trim())}\n`);
}
process.stderr.write = write;
process.exit(0);
