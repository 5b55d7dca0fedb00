import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInOneStep } from '#change/write-in-one-step.ts';
import { DOCUMENT_FILE, HOSTING_FILE } from '#folder/folder.ts';
import type { Hosting } from '#hosting/hosting.ts';
import { type RunningServer, startLocal } from '#testing/servers.ts';

let folder: string;
let server: RunningServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-serve-'));
});
afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Composes so little that a test can read it: the document alone. */
function compose(document: string): void {
  const none = { document: {}, actionLink: {}, immutable: {}, other: {}, missing: {} };
  const hosting: Hosting = {
    headers: none,
    actionLinks: [],
    missing: '404.html',
  };
  writeInOneStep(join(folder, DOCUMENT_FILE), document);
  writeInOneStep(join(folder, HOSTING_FILE), JSON.stringify(hosting));
}

test('what is released while the server runs is served from the next request on', async () => {
  const page = async () => String((await server?.ask({ path: '/' }))?.body);
  compose('first');
  server = await startLocal(folder);
  expect(await page()).toBe('first');
  // As long as the other one.
  compose('other');
  expect(await page()).toBe('other');
  compose('first');
  expect(await page()).toBe('first');
});
