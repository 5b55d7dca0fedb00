/** What remotes use of it (build/shared-modules.ts). All that is named here is on every customer's page. */
export {
  endOfSession,
  getSession,
  isBlockedByGuard,
  refreshUser,
  retryMfa,
  retrySession,
  signOut,
  storageKey,
  useSession,
} from './index.ts';
