import type { Feature } from '@portal/contract/values/features';
import { useSession } from './page-session.ts';

const NONE: readonly Feature[] = [];

/** What the host has beyond the calls that every host has; nothing while nobody is signed in. */
export function useFeatures(): readonly Feature[] {
  const session = useSession();
  return session.state === 'signedIn' ? session.user.features : NONE;
}
