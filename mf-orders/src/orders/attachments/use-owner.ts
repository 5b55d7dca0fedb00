import { useSession } from '@portal/platform/session';

/** The owner of the storage folder. Pages of remotes are shown only to signed-in customers. */
export function useOwner(): { uid: string; contactId: string } {
  const session = useSession();
  if (session.state !== 'signedIn') return { uid: '', contactId: '' };
  return { uid: session.uid, contactId: session.user.contactId };
}
