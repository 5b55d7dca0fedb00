import { createText } from '@portal/shared/text';
import { messages } from './messages.ts';

export const t = createText('standalone', messages);
