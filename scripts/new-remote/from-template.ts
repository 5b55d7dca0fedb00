import type { Names } from './names.ts';

export interface NewRemote extends Names {
  /** Japanese: the heading of its page and its entry in the menu. */
  title: string;
  /** `/site-reports` */
  prefix: string;
  standalonePort: number;
}

/** What the template's files say, and what a new remote says instead. The longer form goes first. */
const REPLACEMENTS: readonly (readonly [written: RegExp, instead: (remote: NewRemote) => string])[] = [
  [/(?<=standalonePort: )\d+/g, ({ standalonePort }) => String(standalonePort)],
  [/(?<=')\/sample(?=')/g, ({ prefix }) => prefix],
  [/mf-sample/g, ({ remote }) => remote],
  [/(?<=')sample(?=\.)/g, ({ key }) => key],
  [/Sample/g, ({ component }) => component],
  [/sample/g, ({ room }) => room],
  // Always in quotes.
  [/見本/g, ({ title }) => title.replace(/['\\]/g, '\\$&')],
];

/** Works on a file's name as on its text. */
export const fromTemplate = (text: string, remote: NewRemote): string =>
  REPLACEMENTS.reduce((result, [written, instead]) => result.replace(written, () => instead(remote)), text);
