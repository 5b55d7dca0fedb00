import webpack, { type Compiler, type RuntimeModule } from 'webpack';

const { RuntimeGlobals } = webpack;

/**
 * What the federation plugin writes for the official runtime, and ours never reads: how versions are negotiated, what
 * stands in for a missing module, which remotes were declared, and webpack's own sharing, which the plugin's replaces.
 * Where the plugin writes it in another way one day, it stays, and the budgets tell.
 */
export class LeanTablesPlugin {
  readonly #isServed: boolean;

  constructor({ isServed }: { isServed: boolean }) {
    this.#isServed = isServed;
  }

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
      // The plugin asks for it, and only hot reload intercepts anything.
      if (this.#isServed) return;
      const interception = RuntimeGlobals.interceptModuleExecution;
      compilation.hooks.runtimeRequirementInTree
        .for(interception)
        .tap('LeanTablesPlugin', (_, requirements) => void requirements.delete(interception));
    });
  }
}

const LEAN: Readonly<Record<string, (code: string) => string>> = {
  consumes: leanConsumes,
  sharing: leanSharing,
  'federation runtime': leanFederation,
  'embed federation': leanEmbedding,
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

/** As the plugin writes it; remotes that a build declares are none of ours, which are in the registry. */
const OPTIONS =
  /^if\(!(\S+)\)\{\s*\1 = \{\s*initOptions: \{"name":("[^"]*"),"remotes":\[\],"shareStrategy":"[^"]*"\},\s*chunkMatcher: .*\s*rootOutputDir: .*\s*bundlerRuntimeOptions: .*\s*\};\s*(\S+) = \{\}\s*\S+\.remotesLoadingData = \{\}\s*\}$/;

/** Of the options, the name. */
function leanFederation(code: string): string {
  return code.replace(OPTIONS, '$1 = { initOptions: { name: $2 } };\n$3 = {};');
}

/** The federation's start before the build's own, without what it does if that one is missing or runs twice. */
function leanEmbedding(code: string): string {
  const [, start] = /hasRun = true;\s*([\s\S]*?);\s*\n\s*}/.exec(code) ?? [];
  if (!start) return code;
  return `var buildStart = ${RuntimeGlobals.startup};\n${RuntimeGlobals.startup} = () => (${start}, buildStart());`;
}

/** A container is always the script that is running: webpack would look in workers and among the page's scripts too. */
function leanPublicPath(code: string): string {
  if (!code.includes('currentScript')) return code;
  return '__webpack_require__.p = new URL(".", document.currentScript.src).href;';
}
