import { createText, type PlainKeyOf } from '@portal/platform/text';
import { messages } from './messages.ts';

/** The shell's own texts and the common ones. */
export const t = createText('shell', messages);
export type PlainMessageKey = PlainKeyOf<typeof messages>;
