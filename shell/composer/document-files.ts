import { compressed } from './compress.ts';

/**
 * A document and its compressed forms, by path. Those go first: a server that prefers them never sends an older document
 * than the file's.
 */
export async function documentFiles(file: string, html: string): Promise<Record<string, string | Buffer>> {
  const forms = (await compressed(Buffer.from(html))).map(({ ending, content }) => [`${file}${ending}`, content]);
  return { ...Object.fromEntries(forms), [file]: html };
}
