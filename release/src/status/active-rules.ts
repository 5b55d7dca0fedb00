import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { HOSTING_FILE } from '#folder/folder.ts';
import { documentHeaders, fileHeaders, Hosting } from '#hosting/hosting.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Whether a web server answers by the rules of the folder: a sentence for each kind of answer that has other headers.
 * `file`: the path of one of a version.
 */
export async function activeRules(
  folder: string,
  file: string,
  ask: (path: string) => Promise<{ status: number; headers: { get(name: string): string | null } }>,
): Promise<string[]> {
  const hosting = v.parse(Hosting, JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')));
  const [actionLink = '/'] = hosting.actionLinks;
  const expected: [path: string, status: number, headers: Headers][] = [
    ['/', 200, documentHeaders(hosting, '/')],
    [actionLink, 200, documentHeaders(hosting, actionLink)],
    ['/remotes.json', 200, fileHeaders(hosting, '/remotes.json')],
    [file, 200, fileHeaders(hosting, file)],
    ['/mf/none/0/none.js', 404, hosting.headers.missing],
  ];
  const problems = await Promise.all(
    expected.map(async ([path, status, headers]) => {
      const answer = await ask(path);
      const wrong = Object.keys(headers).filter((name) => answer.headers.get(name) !== headers[name]);
      if (answer.status !== status) return [`${path} is answered with ${answer.status} instead of ${status}`];
      return wrong.length === 0 ? [] : [`${path} has another ${wrong.join(', ')} than ${folder}/${HOSTING_FILE}`];
    }),
  );
  const wrong = problems.flat();
  return wrong.length === 0 ? [] : [...wrong, 'The web server has other rules: push them, and let it read them again.'];
}
