import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DOCUMENT, PUBLIC_FOLDER, REGISTRY_FILE } from '#folder/folder.ts';
import { keptVersion } from '#release/kept-version.ts';
import type { View } from './check-portal.ts';

/** The forms in which a file may be sent. */
const FORMS = [
  { ending: '', open: (content: Buffer): Buffer => content },
  { ending: '.br', open: brotliDecompressSync },
  { ending: '.gz', open: gunzipSync },
];

/** A composed folder: the document and every file, in each of their forms. */
export function folderView(folder: string): View {
  const formsOf = (path: string) =>
    FORMS.map(({ ending, open }) => {
      const file = join(folder, PUBLIC_FOLDER, `${path}${ending}`);
      return { path: `${path}${ending}`, content: existsSync(file) ? opened(readFileSync(file), open) : null };
    });
  const [registry, ...registryForms] = formsOf(relative(PUBLIC_FOLDER, REGISTRY_FILE));
  return {
    registry: registry?.content?.toString() ?? null,
    // The registry of an older composer has no compressed forms.
    registryForms: registryForms.flatMap(({ path, content }) =>
      content ? [{ where: path, text: content.toString() }] : [],
    ),
    documents: formsOf(DOCUMENT).map(({ path, content }) => ({
      where: path,
      html: content?.toString() ?? null,
    })),
    file: async (path) => {
      const forms = formsOf(path).map(({ content }) => content);
      // Without the plain file, a browser that accepts no compression gets nothing.
      return forms[0] ? forms.flatMap((content) => content ?? []) : [];
    },
    digests: (app, version) => keptVersion(folder, app, version)?.digests ?? null,
  };
}

/** What cannot be decompressed is no document and no script. */
function opened(content: Buffer, open: (content: Buffer) => Buffer): Buffer {
  try {
    return open(content);
  } catch {
    return Buffer.from('');
  }
}
