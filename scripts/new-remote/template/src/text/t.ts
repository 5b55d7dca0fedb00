import { createText } from '@portal/platform/text';
import { messages } from './messages.ts';

/** The area's own texts and the common ones. */
export const t = createText('mf-sample', messages);
