import type { Answers } from './answers.ts';
import { shadesOf } from './shades.ts';

export const BRAND = 'shared/platform/src/text/brand.ts';
export const ICON = 'shell/public/favicon.png';
const ENVIRONMENT = 'docs/environment.example.json';
const README = 'README.md';

/** By path, the texts that say whose portal it is, as they become. */
export function adoptedTexts(answers: Answers, read: (file: string) => string): Record<string, string> {
  const { name, company, colour } = answers;
  const values = Object.entries({ name, company, ...shadesOf(colour) });
  return {
    [BRAND]: values.reduce(
      (text, [key, value]) => replaced(BRAND, text, new RegExp(`^(  ${key}: ).*$`, 'm'), `${quoted(value)},`),
      read(BRAND),
    ),
    [ENVIRONMENT]: replaced(
      ENVIRONMENT,
      read(ENVIRONMENT),
      /^( {2}"companyName": ).*$/m,
      `${JSON.stringify(company)},`,
    ),
    [README]: replaced(README, read(README), /^(# ).*$/m, name),
  };
}

/** The files that the command writes, beside the certificate. */
export const WRITTEN: readonly string[] = [BRAND, ENVIRONMENT, README, ICON];

/** The colour in the file of the brand. */
export const brandColour = (brand: string): string => /^ {2}colour: '(.*)',$/m.exec(brand)?.[1] ?? '';

/** Without it a folder is no app: nothing builds, serves, composes or releases it. */
export const configurationOf = (remote: string): string => `${remote}/webpack.config.ts`;

function replaced(file: string, text: string, line: RegExp, value: string): string {
  if (!line.test(text))
    throw new Error(`${file} has no line ${line.source} any more: enter "${value}" there yourself.`);
  return text.replace(line, (_, begin: string) => `${begin}${value}`);
}

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
