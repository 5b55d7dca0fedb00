import type { BuildContract } from '@portal/app-kit/build/contract';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import { brokenDates } from './announced-dates.ts';
import { liveContracts } from './live-contracts.ts';
import { type Verdict, verdictOn } from './verdict.ts';

interface Candidate {
  app: string;
  version: string;
  /** null: built before there were contract files. */
  contract: BuildContract | null;
  live: Pick<RegistryReading, 'shell' | 'remotes'>;
  /** In Tokyo; null: a rollback, which no announced date may stop. */
  today: string | null;
  contractOf: (app: string, version: string) => BuildContract | null;
}

type Judged = Omit<Candidate, 'app' | 'version' | 'contract'> & { readonly contract: BuildContract };

/**
 * Returns what whoever releases should know, for the receipt.
 * @throws with every clash, each in a sentence that says what to do.
 */
export function checkCompatibility({ app, version, contract, ...beside }: Candidate): readonly string[] {
  if (!contract) return [`${app} ${version} was built before builds said what they need: nothing was compared.`];
  const { clashes, remarks } = judgeNames({ contract, ...beside });
  if (clashes.length > 0) throw new Error(`${app} ${version} does not fit what is live:\n${lines(clashes)}`);
  return remarks;
}

/** Whether it fits what is live by its names, and takes away nothing before its announced date. */
export function judgeNames({ contract, live, today, contractOf }: Judged): Verdict {
  const others = liveContracts(live, contractOf);
  const { clashes, remarks } = verdictOn(others, contract);
  const shell = others.shell?.contract;
  const dates = shell && today && contract.role === 'host' ? brokenDates(shell, contract, today) : [];
  return { clashes: [...clashes, ...dates], remarks };
}

const lines = (sentences: readonly string[]): string => sentences.map((sentence) => `  ${sentence}`).join('\n');
