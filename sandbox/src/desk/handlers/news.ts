import { EMAIL_NOTIFICATIONS, type EmailNotification } from '@portal/contract/user';
import { contacts } from '@portal/lessee-api/database/schema/account';
import { news } from '@portal/lessee-api/database/schema/news';
import { eq, isNotNull } from 'drizzle-orm';
import { subjectOf } from '../event.ts';
import { newsMail } from '../mails/news-mail.ts';
import type { Reaction } from '../reaction.ts';
import { contactsWhere, pageLink, recipientOf } from '../recipient.ts';

const IMPORTANT_CATEGORIES: ReadonlySet<string> = new Set(['障害対応', 'メンテナンス情報']);

const isKnown = (setting: string): setting is EmailNotification =>
  (EMAIL_NOTIFICATIONS as readonly string[]).includes(setting);

/** An unknown setting counts as the one that misses nothing. */
export function wantsMail(setting: string, category: string): boolean {
  const known = isKnown(setting) ? setting : 'ALL';
  return known === 'ALL' || (known === 'IMPORTANT_ONLY' && IMPORTANT_CATEGORIES.has(category));
}

/** To those who can sign in, and so can read what the mail links to. */
export const mailNews: Reaction = {
  act: async (context, event) => {
    const { db, platform } = context;
    const [item] = await db
      .select()
      .from(news)
      .where(eq(news.id, subjectOf(event, 'newsId')));
    if (!item) throw new Error('The event names no news.');
    const published = { ...item, link: pageLink(context, `/news/${item.id}`) };
    for (const row of await contactsWhere(context, isNotNull(contacts.authUid))) {
      const { authUid, emailNotification } = row.contact;
      if (authUid === null || !wantsMail(emailNotification, item.category)) continue;
      const user = await platform.identity.userOf(authUid);
      if (user && !user.isDisabled) await platform.outbox.add(newsMail(recipientOf(row), published));
    }
    return 'handled';
  },
};
