import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAcceptedLicense } from '@portal/app-kit/build/contract/licenses';
import * as v from 'valibot';
import { askPnpm } from './pnpm.ts';

/** What goes live: the apps with what they share, and the API. Each with what is installed for it, not only what is bundled. */
export const PRODUCTS = {
  portal: ['./shell', './mf-*'],
  api: ['./sandbox/lessee-api'],
} as const;
export type Product = keyof typeof PRODUCTS;

const License = v.union([
  v.pipe(
    v.object({ expression: v.string() }),
    v.transform(({ expression }) => expression),
  ),
  v.pipe(
    v.object({ license: v.object({ id: v.optional(v.string()), name: v.optional(v.string()) }) }),
    v.transform(({ license: { id, name } }) => id ?? name ?? ''),
  ),
]);
const Component = v.object({
  group: v.optional(v.string()),
  name: v.string(),
  version: v.optional(v.string(), ''),
  licenses: v.optional(v.array(License), []),
});
const Sbom = v.pipe(v.string(), v.parseJson(), v.object({ components: v.array(Component) }));
export type Component = v.InferOutput<typeof Component>;

/** Writes the list of a product's components in CycloneDX. @throws in pnpm's words if it cannot. */
export async function writeSbom(product: Product, folder: string): Promise<readonly Component[]> {
  const file = join(folder, `${product}.cdx.json`);
  const filters = PRODUCTS[product].flatMap((path) => ['--filter-prod', `{${path}}...`]);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const { stderr } = await askPnpm(['sbom', ...format, '--prod', ...filters, '--out', file]);
  try {
    return componentsOf(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`There is no list of what the ${product} is made of: ${stderr}`, { cause: error });
  }
}

export const componentsOf = (sbom: string): readonly Component[] => v.parse(Sbom, sbom).components;

/** Packages that name no licence in their package.json, and the one that comes with them. */
const BY_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Components under a licence that ADR 7 does not allow, our own left out. */
export function unacceptedLicenses(components: readonly Component[]): string[] {
  return components
    .filter(({ group }) => group !== '@portal')
    .flatMap(({ group, name, version, licenses }) => {
      const whole = [group, name].filter(Boolean).join('/');
      const named = licenses.length > 0 ? licenses.join(' AND ') : (BY_FILE[whole] ?? '');
      return isAcceptedLicense(named) ? [] : [`${whole} ${version}: ${named || 'names no licence'}`];
    });
}
