import { createText } from '@portal/platform/text';
import { startMessages } from './start-messages.ts';

/** For the first files; the other texts are loaded with the other pages. */
export const t = createText('shell', startMessages);
