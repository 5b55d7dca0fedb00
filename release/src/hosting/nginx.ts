import { addressPattern, literal } from '#document/address-pattern.ts';
import { DOCUMENT } from '#folder/folder.ts';
import { CONTENT_TYPES, type Hosting, IMMUTABLE, WITH_ENDING } from './hosting.ts';

const WRITTEN = '# Written by the composer: docs/deploy.md says how to use it.';

/**
 * For nginx's http block: which paths are pages, and the headers of each kind of answer. Paths are looked at as they were
 * sent, like in the local server.
 */
export function nginxMaps(hosting: Hosting): string {
  const { headers, actionLinks, api } = hosting;
  const { missing: _, ...kinds } = headers;
  /** It has its own headers, and is no page. */
  const ofApi: Entry[] = api ? [[regex(`^${literal(api)}(?:/.*)?$`), quoted('')]] : [];
  return [
    WRITTEN,
    map('$request_uri', '$portal_path', [['"~^(?<portal_sent>[^?]*)"', '$portal_sent']]),
    map('$portal_path', '$portal_kind', [
      ...ofApi,
      [regex(IMMUTABLE), 'immutable'],
      [regex(WITH_ENDING), 'other'],
      ...actionLinks.map((path): Entry => [regex(addressPattern(path)), 'actionLink']),
      [regex('^'), 'document'],
    ]),
    ...headerNames(hosting).map((name) =>
      map(
        '$portal_kind',
        variableOf(name),
        Object.entries(kinds).flatMap(([kind, values]): Entry[] =>
          values[name] ? [[kind, quoted(values[name])]] : [],
        ),
      ),
    ),
    '',
  ].join('\n');
}

/** For nginx's server block, which has `listen` and `root`. No location has headers of its own but that of what is missing. */
export function nginxServer(hosting: Hosting, { brotli } = { brotli: true }): string {
  const { missing, headers } = hosting;
  return `${WRITTEN}
charset off;
types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `  ${quoted(type)} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
etag on;
max_ranges 1;
${brotli ? BROTLI : ''}gzip off;
gzip_static on;
gzip_vary on;

# A header without a value is not sent.
${headerNames(hosting)
  .map((name) => `add_header ${name} ${variableOf(name)};`)
  .join('\n')}
error_page 404 /${missing};

if ($portal_kind ~ "^(?:document|actionLink)$") {
  rewrite ^ /${DOCUMENT} last;
}
location / {
  try_files $uri =404;
}
# The document is served for pages, not at its own name; compressed files only in place of the others.
location ~ \\.(?:html|br|gz)$ {
  internal;
}
location = /${missing} {
  internal;
${Object.entries(headers.missing)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
}
`;
}

/** nginx refuses to start with a directive of a module that it lacks. */
const BROTLI = `# Debian: libnginx-mod-http-brotli-static. Without it compose with "nginx": {"brotli": false}; browsers then get gzip.
brotli_static on;
`;

type Entry = [from: string, to: string];

const map = (from: string, to: string, entries: readonly Entry[]): string =>
  `map ${from} ${to} {\n${[['default', '""'], ...entries].map(([key, value]) => `  ${key} ${value};`).join('\n')}\n}`;

const headerNames = ({ headers: { missing: _, ...kinds } }: Hosting): string[] => [
  ...new Set(Object.values(kinds).flatMap((values) => Object.keys(values))),
];
const variableOf = (header: string): string => `$portal_${header.toLowerCase().replaceAll('-', '_')}`;
const regex = (source: string): string => quoted(`~${source}`);

/** @throws for a dollar sign in a value, which nginx would take for a variable. */
function quoted(value: string): string {
  if (/\$(?!$)/.test(value)) throw new Error(`nginx cannot have a dollar sign in ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
