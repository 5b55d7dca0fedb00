import { entryScript } from './entry-script.ts';
import { LoadError } from './load-error.ts';
import type { LoadAttempt } from './load-plan.ts';
import { shareScope } from './share-scope.ts';

/** What webpack builds of a remote. */
interface Container {
  /** Hands over the modules that the shell shares. */
  init(shared: unknown): Promise<unknown>;
  get(name: './remote'): Promise<() => unknown>;
}

/** What the remote exports, from a container that has just been fetched. */
export async function fetchContainer(attempt: LoadAttempt): Promise<unknown> {
  const container = await runEntry(attempt);
  await container.init(shareScope());
  const exportsOf = await container.get('./remote');
  return exportsOf();
}

/** An entry sets its container as a global variable, which is cleared: a later attempt must not find an earlier one. */
function runEntry({ container: name, entry, integrity }: LoadAttempt): Promise<Container> {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  return new Promise((resolve, reject) => {
    const script = entryScript(entry, integrity);
    script.onload = () => {
      script.remove();
      const container = containers[name];
      // It cannot be deleted: the script declares it with `var`.
      containers[name] = undefined;
      if (container) resolve(container);
      else reject(new Error(`${script.src} could not be loaded: it has no container ${name}`));
    };
    script.onerror = () => {
      script.remove();
      reject(new LoadError(`${script.src} could not be loaded`, isArrived(script.src) ? 'integrity' : 'entry'));
    };
    document.head.append(script);
  });
}

/** A script that has arrived and is not run has another content than the registry says. Safari may not know. */
const isArrived = (address: string): boolean =>
  performance.getEntriesByName(address).some((entry) => Reflect.get(entry, 'responseStatus') === 200);
