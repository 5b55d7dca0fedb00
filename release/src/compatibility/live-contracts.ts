import type { BuildContract } from '@portal/app-kit/build/contract';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { LiveContracts, LiveRemote } from './verdict.ts';

/** What is live, with the known contract files. */
export function liveContracts(
  { shell, remotes }: Pick<RegistryReading, 'shell' | 'remotes'>,
  contractOf: (app: string, version: string) => BuildContract | null,
): LiveContracts {
  const host = shell === undefined ? null : contractOf('shell', shell);
  return {
    shell: shell === undefined ? null : { version: shell, contract: host?.role === 'host' ? host : null },
    remotes: Object.entries(remotes).flatMap(([name, { current, previous, canary }]) => {
      const at = (place: LiveRemote['place'], version: string | undefined): LiveRemote[] => {
        if (version === undefined) return [];
        const contract = contractOf(name, version);
        return [{ place, name, version, contract: contract?.role === 'remote' ? contract : null }];
      };
      return [
        ...at('current', current.version),
        ...at('previous', previous?.version),
        ...at('canary', canary?.build.version),
      ];
    }),
  };
}
