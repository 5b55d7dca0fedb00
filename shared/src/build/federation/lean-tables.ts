import type { Compiler, RuntimeModule } from 'webpack';

/**
 * What the federation plugin writes for the official runtime, and ours never reads: how versions are negotiated, what
 * stands in for a missing module, which remotes were declared, and webpack's own sharing, which the plugin's replaces.
 * Where the plugin writes it in another way one day, it stays, and the budgets tell.
 */
export class LeanTablesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanTablesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanTablesPlugin', (module: RuntimeModule) => {
        const lean = LEAN[module.name];
        if (!lean) return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return code === null ? null : lean(code);
        };
      });
    });
  }
}

const LEAN: Readonly<Record<string, (code: string) => string>> = {
  consumes: leanConsumes,
  sharing: leanSharing,
  'federation runtime': leanFederation,
  publicPath: leanPublicPath,
};

/** Of what a build takes, the key. */
function leanConsumes(code: string): string {
  return code.replace(/fallback: (?:(?!shareKey: )[\s\S])*?shareKey: ("[^"]+"),/g, 'shareKey: $1,');
}

/** Of what a build offers, its version and how to get it. */
function leanSharing(code: string): string {
  if (code.includes(' register = ')) return '';
  return code
    .replace(/scope: \[[^\]]*\],\s*shareConfig: \{[^}]*\},/g, '')
    .replace(/var initPromises = \{\};[\s\S]*$/, '');
}

/** The options, without what belongs to remotes that a build declares: ours are in the registry. */
function leanFederation(code: string): string {
  return code
    .replace(/,\s*chunkMatcher: [\s\S]*?bundlerRuntimeOptions: [\s\S]*?(?=\s*\};)/, '')
    .replace(/\S+\.remotesLoadingData = \{\};?/, '');
}

/** A container is always the script that is running: webpack would look in workers and among the page's scripts too. */
function leanPublicPath(code: string): string {
  if (!code.includes('currentScript')) return code;
  return '__webpack_require__.p = new URL(".", document.currentScript.src).href;';
}
