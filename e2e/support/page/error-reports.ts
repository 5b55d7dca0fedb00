import { expect, type Page } from '@playwright/test';
import { readRegistry } from '../release/registry.ts';

interface Reports {
  /** One has been sent about this build, and none about another remote. */
  expectNames(failed: { remote: string; build: { version: string } }): Promise<void>;
  expectOne(about: RegExp): Promise<void>;
  expectNone(): void;
}

/** What the page tells the provider about its failures from now on. */
export function watchReports(page: Page): Reports {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/notify-error')) sent.push(request.postData() ?? '');
  });
  return {
    expectOne: (about) => expect.poll(() => sent.join('\n'), { message: 'reports' }).toMatch(about),
    expectNone: () => expect(sent, 'reports').toEqual([]),
    async expectNames({ remote, build }) {
      await expect.poll(() => sent.join('\n'), { message: 'reports' }).toContain(remote);
      expect(sent.join('\n')).toContain(build.version);
      const { remotes } = await readRegistry();
      for (const other of Object.keys(remotes)) if (other !== remote) expect(sent.join('\n')).not.toContain(other);
    },
  };
}
