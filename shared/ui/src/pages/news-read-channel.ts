import { Id } from '@portal/contract/values/primitives';
import { useQueryClient } from '@portal/platform/query';
import { openTabChannel, useSession } from '@portal/platform/session';
import { refreshNews } from '@portal/queries/news';
import { useCallback, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** The channel on which tabs of the same customer tell which news were read. */
const NAME = 'portal-news';
const Message = v.object({ uid: v.string(), id: Id, page: v.string() });
const PAGE = Math.random().toString(36);

function useUid(): string | null {
  const session = useSession();
  return session.state === 'signedIn' ? session.uid : null;
}

/** Tells every tab that the customer has read this item, or does not want to see it again. */
export function useBroadcastNewsRead(): (id: string) => void {
  const uid = useUid();
  return useCallback(
    (id) => {
      const channel = openTabChannel(NAME);
      channel?.postMessage({ uid, id, page: PAGE });
      channel?.close();
    },
    [uid],
  );
}

/** Keeps this page up to date with what is read in other tabs. `onRead`: also for what is read here. */
export function useNewsReadListener(onRead: (id: string) => void): void {
  const uid = useUid();
  const client = useQueryClient();
  const noteRead = useEffectEvent(onRead);
  useEffect(() => {
    const channel = openTabChannel(NAME);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(Message, data);
      if (!message.success || message.output.uid !== uid) return;
      noteRead(message.output.id);
      if (message.output.page !== PAGE) void refreshNews(client);
    });
    return () => channel?.close();
  }, [uid, client]);
}
