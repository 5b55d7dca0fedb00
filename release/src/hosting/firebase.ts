import { addressPattern } from '#document/address-pattern.ts';
import { DOCUMENT, PUBLIC_FOLDER, STORAGE_RULES_FILE } from '#folder/folder.ts';
import type { Headers } from './headers.ts';
import { type Hosting, IMMUTABLE, WITH_ENDING } from './hosting.ts';

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

/** The headers without values. A rule cannot take away what an earlier one has set. */
const unset = (headers: Headers): Headers => Object.fromEntries(Object.keys(headers).map((name) => [name, '']));

/**
 * For Firebase, beside the public folder. The last of several rules for a header wins, the first of several
 * rewrites; a file that exists goes before them. Compression is Hosting's own.
 */
export function firebaseConfiguration(hosting: Hosting): FirebaseConfiguration {
  const { headers, actionLinks, missing } = hosting;
  const rules: [string, Headers][] = [
    [WITH_ENDING, headers.other],
    [IMMUTABLE, headers.immutable],
    [ANY_PAGE, headers.document],
    ...actionLinks.map((path): [string, Headers] => [
      addressPattern(path),
      { ...unset(headers.document), ...headers.actionLink },
    ]),
    // Hosting also serves the document at its own name.
    [addressPattern(`/${DOCUMENT}`), headers.document],
    [addressPattern(`/${missing}`), headers.missing],
  ];
  return {
    hosting: {
      public: PUBLIC_FOLDER,
      ignore: ['**/.*', '**/*.br', '**/*.gz'],
      headers: rules.map(([regex, values]) => ({
        regex,
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      rewrites: [{ regex: ANY_PAGE, destination: `/${DOCUMENT}` }],
    },
    storage: { rules: STORAGE_RULES_FILE },
  };
}
