import { createText, type PlainKeyOf } from '@portal/platform/text';
import { messages as account } from '../../mf-account/src/text/messages.ts';
import { messages as billing } from '../../mf-billing/src/text/messages.ts';
import { messages as news } from '../../mf-news/src/text/messages.ts';
import { messages as orders } from '../../mf-orders/src/text/messages.ts';
import { messages as shell } from '../../shell/src/text/messages.ts';

const messages = { ...shell, ...orders, ...billing, ...account, ...news };

/**
 * Every text of the portal: the only thing of an app that browser tests import, because texts are the accessible names.
 */
export const t = createText('e2e', messages);
export type PlainMessageKey = PlainKeyOf<typeof messages>;
