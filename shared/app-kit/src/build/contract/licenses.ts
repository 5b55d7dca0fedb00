import * as v from 'valibot';
import type { WebpackPluginInstance } from 'webpack';
import WebpackLicensePlugin from 'webpack-license-plugin';

/** Beside the contract file in each build: whose code is in it. */
export const LICENSES_FILE = 'licenses.json';

/** A package of others, with the text that has to come along with its code. */
export const License = v.object({
  name: v.string(),
  version: v.string(),
  /** The name of a licence as SPDX has it. */
  license: v.string(),
  /** null: the package brings none. */
  licenseText: v.optional(v.nullable(v.string()), null),
});
export type License = v.InferOutput<typeof License>;

/** @throws if it is in another format. */
export const licensesOf = (text: string): License[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.array(License)), text);

/** What customers' browsers may be given (ADR 7). */
const ACCEPTED = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

/** An expression of SPDX, without nesting: `MIT OR GPL-2.0-only`. */
export const isAcceptedLicense = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => ACCEPTED.includes(license)));

/** Writes the licences of the packages that are in an app's build; one that is not accepted ends the build. */
export const licensePlugin = (app: string): WebpackPluginInstance =>
  new WebpackLicensePlugin({
    outputFilename: LICENSES_FILE,
    excludedPackageTest: (name) => name === app || name.startsWith('@portal/'),
    unacceptableLicenseTest: (license) => !ACCEPTED.includes(license),
  });

const RULE = '-'.repeat(80);

/** Each text once, below the packages that have it. */
export function licensesText(introduction: string, licenses: readonly License[]): string {
  const packages = new Map<string, Set<string>>();
  for (const license of licenses) {
    const text = textOf(license, licenses);
    packages.set(
      text,
      (packages.get(text) ?? new Set()).add(`${license.name} ${license.version} (${license.license})`),
    );
  }
  const parts = [...packages].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text.trim()}\n`).sort();
  return [introduction, ...parts].join(`\n${RULE}\n\n`);
}

/** A package that brings none has the text of its licence as another package has it. */
function textOf({ name, license, licenseText }: License, all: readonly License[]): string {
  if (licenseText) return licenseText;
  const others = all.filter((other) => other.licenseText && other.license === license);
  const parent = others.find((other) => name.startsWith(`${other.name}/`));
  return (parent ?? others[0])?.licenseText ?? license;
}
