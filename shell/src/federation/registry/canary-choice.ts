import { companyDigest, includesCompany, type SomeCompanies } from '@portal/platform/registry/canary';
import type { Session } from '@portal/platform/session';

interface Customers {
  getSession: () => Session;
  watchSession: (listener: (session: Session) => void) => () => void;
}

export interface CanaryChoice {
  /** Whether the company is in the canary, or has the flag; undefined as long as nobody can tell. */
  isInCanary(canary: SomeCompanies): boolean | undefined;
  /** Waits until somebody is signed in; from then on `isInCanary` knows the answer for that company. */
  decide(canary: SomeCompanies): Promise<void>;
  /** If somebody is signed in, `isInCanary` then knows the answer for all of these. */
  learn(canaries: readonly SomeCompanies[]): Promise<void>;
}

/** Which companies see a canary, from what the registry says and who is signed in. */
export function createCanaryChoice({ getSession, watchSession }: Customers): CanaryChoice {
  /** By salt and company; empty text if the browser cannot compute a digest. */
  const digests = new Map<string, string>();
  const keyOf = ({ salt }: SomeCompanies, company: string) => `${salt} ${company}`;

  async function keepDigest(canary: SomeCompanies, company: string): Promise<void> {
    const key = keyOf(canary, company);
    // Without a secure context there is no digest, and the current version is right for everybody.
    if (!digests.has(key)) digests.set(key, await companyDigest(canary.salt, company).catch(() => ''));
  }
  const signedInCompany = () =>
    new Promise<string>((resolve) => {
      const company = companyOf(getSession());
      if (company !== null) return resolve(company);
      const stop = watchSession((session) => {
        const company = companyOf(session);
        if (company === null) return;
        stop();
        resolve(company);
      });
    });

  return {
    isInCanary(canary) {
      const company = companyOf(getSession());
      const digest = company === null ? undefined : digests.get(keyOf(canary, company));
      return digest === undefined ? undefined : includesCompany(canary, digest);
    },
    decide: async (canary) => keepDigest(canary, await signedInCompany()),
    async learn(canaries) {
      const company = companyOf(getSession());
      if (company !== null) await Promise.all(canaries.map((canary) => keepDigest(canary, company)));
    },
  };
}

const companyOf = (session: Session): string | null => (session.state === 'signedIn' ? session.user.accountId : null);
