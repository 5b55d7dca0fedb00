import * as module from 'firebase-tools/lib/emulator/auth/apiSpec.js';

export interface OpenApiDocument {
  paths: Record<string, { parameters?: ({ $ref: string } | { name: string })[] }>;
  components: Record<string, Record<string, object>>;
}

/** What the browser's SDK calls, and the administrator's calls that tests use. */
const used = [
  /^\/v1\/accounts:(delete|lookup|resetPassword|sendOobCode|signInWithPassword|signUp|update|createAuthUri)$/,
  /^\/v2\/accounts\/(mfaEnrollment|mfaSignIn):/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchDelete|batchGet|delete|lookup|query|sendOobCode|update))?$/,
  /^\/v1\/(projects|recaptchaParams|token)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/v2\/projects\/\{targetProjectId\}\/config$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes|verificationCodes)$/,
];

const schemaPrefix = '#/components/schemas/';

/** CommonJS with `__esModule`: Node's own loader wraps the export once more than a bundler does. */
function specOf(loaded: object): OpenApiDocument {
  let spec: object = loaded;
  while ('default' in spec && typeof spec.default === 'object' && spec.default !== null) spec = spec.default;
  return spec as OpenApiDocument;
}

function collectSchemas(node: unknown, schemas: Record<string, object>, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(schemaPrefix)) {
      collectSchemas(value, schemas, found);
      continue;
    }
    const name = value.slice(schemaPrefix.length);
    if (found.has(name)) continue;
    found.add(name);
    collectSchemas(schemas[name], schemas, found);
  }
}

/**
 * Removes unused parts from the emulator's OpenAPI document: the emulator copies and prepares every schema of the
 * document when it starts. Most of it is parameters that all of Google's interfaces share (`alt`, `prettyPrint`) and
 * that are prepared again for each path. Together with validateLazily(), compiling the document takes 0.3 seconds
 * instead of 9, and the emulator is ready 0.5 seconds after its import instead of 4.3 (measured).
 */
export function pruneApiSpec(): void {
  const spec = specOf(module);
  for (const [path, item] of Object.entries(spec.paths)) {
    if (used.some((pattern) => pattern.test(path))) {
      item.parameters = item.parameters?.filter((parameter) => 'name' in parameter) ?? [];
    } else {
      delete spec.paths[path];
    }
  }

  const { schemas = {}, ...otherComponents } = spec.components;
  const reachable = new Set<string>();
  collectSchemas(spec.paths, schemas, reachable);
  collectSchemas(otherComponents, schemas, reachable);
  for (const name of Object.keys(schemas)) if (!reachable.has(name)) delete schemas[name];
}
