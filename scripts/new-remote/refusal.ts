import { PORTS, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { Areas } from '@portal/platform/registry/area';
import * as v from 'valibot';
import { TEXT_RULES } from '../text-rules.ts';
import type { NewRemote } from './from-template.ts';

/** What is there already. */
export interface Existing {
  /** Of every remote, its areas' titles by prefix. */
  areas: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The first segments of the paths that are the shell's, or that no page may have. */
  paths: readonly string[];
  /** How texts begin, with the package that has them. */
  textKeys: Readonly<Record<string, string>>;
  /** Whether a path of the repository exists. */
  has(path: string): boolean;
}

/** Between the portal's port and those of the browser tests. */
const [FIRST_PORT, LAST_PORT] = [PORTS.portal + 1, TEST_PORTS.portal - 1];
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Folders that every remote has besides. */
const ROOMS = ['text', 'testing'];

/** Why there cannot be such a remote, with what to do instead; undefined if there can. */
export const refusal = (remote: NewRemote, existing: Existing): string | undefined =>
  aboutName(remote, existing) ?? aboutPrefix(remote, existing) ?? aboutTitle(remote, existing) ?? aboutPort(remote);

function aboutName({ remote, room, key }: NewRemote, { has, textKeys }: Existing): string | undefined {
  if (!/^mf(-[a-z]+)+$/.test(remote))
    return `"${remote}" is no name of a remote: mf- and words of small letters, for example mf-reports.`;
  if (ROOMS.includes(room)) return `${remote}/src/${room}/ has another use: choose another name.`;
  const taken = [remote, `e2e/${room}.spec.ts`].find(has);
  if (taken) return `${taken} exists: choose another name.`;
  const owner = textKeys[key];
  return owner && `The texts of ${owner} begin with "${key}.": choose another name.`;
}

function aboutPrefix({ prefix }: NewRemote, { areas, paths }: Existing): string | undefined {
  if (!/^\/[a-z-]+$/.test(prefix))
    return `"${prefix}" is no prefix: one segment of small letters, for example --prefix /reports.`;
  const [owner] = Object.entries(areas).find(([, titles]) => prefix in titles) ?? [];
  if (owner) return `${prefix} belongs to ${owner}: name another with --prefix.`;
  if (paths.includes(prefix.slice(1))) return `${prefix} belongs to the shell: name another with --prefix.`;
  return undefined;
}

function aboutTitle({ prefix, title }: NewRemote, { areas }: Existing): string | undefined {
  const another = 'name another with --title.';
  if (!v.is(Areas, { [prefix]: { title } })) return `"${title}" is no line of 1 to 30 characters: ${another}`;
  if (!JAPANESE.test(title)) return `The title "${title}" is not Japanese: ${another}`;
  const [rule] = TEXT_RULES.find(([, isBroken]) => isBroken(title)) ?? [];
  if (rule) return `The title "${title}" breaks a rule of docs/writing-rules.md (${rule}): ${another}`;
  if (title.endsWith('。')) return `A title has no 。 at its end: ${another}`;
  const [owner] = Object.entries(areas).find(([, titles]) => Object.values(titles).includes(title)) ?? [];
  return owner && `${owner} has an area "${title}" already: ${another}`;
}

function aboutPort({ standalonePort }: NewRemote): string | undefined {
  if (!(standalonePort >= FIRST_PORT)) return `--port is a number from ${FIRST_PORT} to ${LAST_PORT}.`;
  if (standalonePort <= LAST_PORT) return undefined;
  return `No port up to ${LAST_PORT} is left for another app alone: give free ones in the webpack.config.ts of the others.`;
}
