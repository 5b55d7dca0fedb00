import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { PORTAL } from '../addresses.ts';

const File = v.object({
  href: v.string(),
  integrity: v.optional(v.string()),
  fetchPriority: v.optional(v.literal('low')),
});
const FilesByPage = v.array(v.tuple([v.string(), v.array(File)]));

/** What the page's document asks for by itself at this address: the scripts that start it, and the files of that page. */
export async function namedFiles(page: Page, address: string): Promise<v.InferOutput<typeof File>[]> {
  const { pathname } = new URL(address, PORTAL);
  const { scripts, pages } = await page.evaluate(() => ({
    scripts: Array.from(document.querySelectorAll<HTMLScriptElement>('script[defer]'), ({ src }) => src),
    pages: document.getElementById('portal-page-files')?.textContent ?? '',
  }));
  const own = v.parse(FilesByPage, JSON.parse(pages)).find(([pattern]) => new RegExp(pattern).test(pathname));
  return [...scripts.map((src) => ({ href: new URL(src).pathname })), ...(own?.[1] ?? [])];
}
