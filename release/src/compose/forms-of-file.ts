import { compressed } from './compress.ts';

/**
 * A document or the registry, and its compressed forms, by path. Those go first: a server that prefers them never sends an
 * older text than the file's.
 */
export async function formsOfFile(file: string, text: string): Promise<Record<string, string | Buffer>> {
  const forms = (await compressed(Buffer.from(text))).map(({ ending, content }) => [`${file}${ending}`, content]);
  return { ...Object.fromEntries(forms), [file]: text };
}
