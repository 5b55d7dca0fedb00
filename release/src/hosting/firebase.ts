import { PUBLIC_FOLDER, STORAGE_RULES_FILE } from '#folder/folder.ts';
import type { Headers } from './headers.ts';
import { addressPattern, type Hosting, IMMUTABLE, literal, WITH_ENDING } from './hosting.ts';

interface FirebaseHeaders {
  regex: string;
  headers: { key: string; value: string }[];
}

export interface FirebaseConfiguration {
  hosting: {
    public: string;
    ignore: string[];
    headers: FirebaseHeaders[];
    rewrites: { regex: string; destination: string }[];
  };
  storage: { rules: string };
}

/** The rest of a page's path. It says without a look-ahead, which RE2 does not have, that no ending follows. */
const NO_ENDING = '(?:[^.]*|.*\\.|.*\\.[^.]*[^.A-Za-z0-9][^.]*)';
const ANY_PAGE = `^/${NO_ENDING}$`;

/**
 * For Firebase, beside the public folder. The last of several rules for a header wins, the first of several
 * rewrites; a file that exists goes before them. Compression is Hosting's own.
 */
export function firebaseConfiguration(hosting: Hosting): FirebaseConfiguration {
  const { headers, firstPages, sections, fallback, actionLinks, missing } = hosting;
  const names = new Set([...Object.values(firstPages), ...Object.values(sections), fallback]);
  const documents = `^/(?:${[...names].map(literal).join('|')})$`;
  const rules: [string, Headers][] = [
    [WITH_ENDING, headers.other],
    [IMMUTABLE, headers.immutable],
    [ANY_PAGE, headers.document],
    ...actionLinks.map((path): [string, Headers] => [addressPattern(path), headers.actionLink]),
    // Hosting also serves a document at its file name.
    [documents, headers.document],
    [addressPattern(`/${missing}`), headers.missing],
  ];
  const rewrites = [
    ...Object.entries(firstPages).map(([path, file]) => [addressPattern(path), file]),
    ...Object.entries(sections).map(([prefix, file]) => [`^${literal(prefix)}(?:/${NO_ENDING})?$`, file]),
    [ANY_PAGE, fallback],
  ] as const;
  return {
    hosting: {
      public: PUBLIC_FOLDER,
      ignore: ['**/.*', '**/*.br', '**/*.gz'],
      headers: rules.map(([regex, values]) => ({
        regex,
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      rewrites: rewrites.map(([regex, file]) => ({ regex, destination: `/${file}` })),
    },
    storage: { rules: STORAGE_RULES_FILE },
  };
}
