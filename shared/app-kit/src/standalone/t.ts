import { createText } from '@portal/platform/text';
import { messages } from './messages.ts';

export const t = createText('standalone', messages);
