import { REQUEST_SERVICES } from '@portal/contract/option';
import * as v from 'valibot';
import { HostedEnvironment } from './hosted-environment.ts';

const Line = v.pipe(v.string(), v.trim(), v.nonEmpty('expected a line of text'));
const ServiceLines = v.object(Object.fromEntries(REQUEST_SERVICES.map((service) => [service, v.exactOptional(Line)])));
/** Stricter than a browser, which leaves out what is no line of text. */
const EnvironmentFile = v.object({
  ...HostedEnvironment.entries,
  serviceLines: v.exactOptional(ServiceLines),
  rentNote: v.exactOptional(Line),
  applicationNote: v.exactOptional(Line),
});

/**
 * Reads the environment of a hosted portal from the text of its file.
 * @throws with one line for everything that is wrong with it.
 */
export function readEnvironmentFile(text: string): HostedEnvironment {
  const content = parseJson(text);
  const result = v.safeParse(EnvironmentFile, content);
  const problems = result.success
    ? [...unknownNames(content, result.output), ...deploymentProblems(result.output)]
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${words(issue)}`);
  if (!result.success || problems.length > 0) throw new Error(problems.map((problem) => `  ${problem}`).join('\n'));
  return result.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`  it is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const words = (issue: v.BaseIssue<unknown>): string => (issue.received === 'undefined' ? 'is missing' : issue.message);

/** A name that nothing reads is a mistake: the setting that was meant is missing, or keeps its default. */
function unknownNames(content: unknown, known: unknown, path = ''): string[] {
  if (!isRecord(content) || !isRecord(known)) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    name in known ? unknownNames(value, known[name], `${path}${name}.`) : [`${path}${name}: nothing has this name`],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the schema allows only for the portal on a developer's machine. */
function deploymentProblems({
  name,
  apiHost,
  firebase,
  geo,
  links,
  reports,
  telemetry,
  allowRemoteOverrides,
  analyticsConsent,
}: HostedEnvironment): string[] {
  const addresses = {
    apiHost,
    'geo.tiles': geo.tiles,
    'geo.search': geo.search,
    'geo.reverse': geo.reverse,
    ...prefixed(links),
    ...(reports ? { reports } : {}),
    ...(telemetry ? { 'telemetry.url': telemetry.url } : {}),
  };
  const insecure = Object.entries(addresses).filter(([, address]) => address.startsWith('http:'));
  return [
    ...(name === 'local' ? ['name: expected dev, staging or production; npm start runs the local portal'] : []),
    ...(firebase.emulators
      ? ['firebase.emulators: expected none, since emulators run only on a developer’s machine']
      : []),
    ...(/^[\w-]+$/.test(firebase.options.apiKey)
      ? []
      : ['firebase.options.apiKey: expected the key as Firebase shows it']),
    ...(firebase.options.appId ? [] : ['firebase.options.appId: is missing; announcements of maintenance need it']),
    ...(firebase.options.storageBucket ? [] : ['firebase.options.storageBucket: is empty; attachments need it']),
    ...(analyticsConsent && !firebase.options.measurementId
      ? ['analyticsConsent: asks for nothing without firebase.options.measurementId']
      : []),
    ...(allowRemoteOverrides && name === 'production' ? ['allowRemoteOverrides: expected false in production'] : []),
    ...insecure.map(([where]) => `${where}: expected https`),
  ];
}

const prefixed = (links: HostedEnvironment['links']) =>
  Object.fromEntries(Object.entries(links).map(([name, address]) => [`links.${name}`, address]));
