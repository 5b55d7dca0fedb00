import * as v from 'valibot';

/** What a browser says went wrong. No address in it has a query or a fragment: an action link's has a code. */
export interface BrowserReport {
  readonly kind: Kind;
  /** The build whose file is to blame; undefined: no file of the portal is. */
  readonly app?: string | undefined;
  readonly version?: string | undefined;
  /** The path of that file. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  /** The directive, the deprecated thing or the reason of a crash. */
  readonly what: string;
  /** The origin that a policy has kept out, or `inline` and the like. */
  readonly blocked?: string | undefined;
  /** The path of the page, without ids. */
  readonly page: string;
}

const KINDS = ['csp-violation', 'deprecation', 'crash'] as const;
type Kind = (typeof KINDS)[number];

const Text = v.nullish(v.string());
const Line = v.nullish(v.number());
/** Of the Reporting API. */
const Report = v.object({
  type: v.picklist(KINDS),
  url: v.string(),
  body: v.object({
    sourceFile: Text,
    lineNumber: Line,
    effectiveDirective: Text,
    blockedURL: Text,
    id: Text,
    reason: Text,
  }),
});
/** What browsers without it send to the policy's `report-uri`. */
const OldReport = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'source-file': Text,
    'line-number': Line,
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
  }),
});
const Known = v.union([
  Report,
  v.pipe(
    OldReport,
    v.transform(
      ({ 'csp-report': old }): v.InferOutput<typeof Report> => ({
        type: 'csp-violation',
        url: old['document-uri'],
        body: {
          sourceFile: old['source-file'],
          lineNumber: old['line-number'],
          effectiveDirective: old['effective-directive'] ?? old['violated-directive'],
          blockedURL: old['blocked-uri'],
          id: null,
          reason: null,
        },
      }),
    ),
  ),
]);

const MOST_IN_ONE = 50;

/** The reports of one body; those of another kind are left out. */
export function readBrowserReports(body: unknown): BrowserReport[] {
  return (Array.isArray(body) ? body : [body]).slice(0, MOST_IN_ONE).flatMap((one: unknown) => {
    const result = v.safeParse(Known, one);
    return result.success ? [reportOf(result.output)] : [];
  });
}

function reportOf({ type, url, body }: v.InferOutput<typeof Known>): BrowserReport {
  return {
    kind: type,
    ...blamed(body.sourceFile ?? ''),
    line: body.lineNumber ?? undefined,
    what: words(body.effectiveDirective ?? body.id ?? body.reason ?? 'unknown'),
    blocked: body.blockedURL ? blockedOf(body.blockedURL) : undefined,
    page: withoutIds(pathOf(url) ?? '').slice(0, 200),
  };
}

/** Replaces each part of the path that is no plain word. */
const withoutIds = (path: string): string => path.replaceAll(/(?<=\/)(?![a-z-]+(?:\/|$))[^/]+/g, ':id');

/** Of the browser's own words, such as `script-src-elem`, `WebSQL` or `oom`. */
const words = (text: string): string => text.replaceAll(/[^\w -]/g, '').slice(0, 60);

const FILE = /^\/(?:mf\/([\w-]{1,40})|(shell))\/([\w.-]{1,60})\/[\w.-]{1,100}$/;

function blamed(address: string): Pick<BrowserReport, 'app' | 'version' | 'file'> {
  const file = pathOf(address);
  const [, remote, shell, version] = FILE.exec(file ?? '') ?? [];
  return version ? { app: remote ?? shell, version, file } : {};
}

const isWeb = (address: string): boolean => /^https?:/.test(address) && URL.canParse(address);

const blockedOf = (address: string): string => (isWeb(address) ? new URL(address).origin : words(address));

const pathOf = (address: string): string | undefined => (isWeb(address) ? new URL(address).pathname : undefined);
