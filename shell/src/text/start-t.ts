import { createText } from '@portal/platform/text';
import { startMessages } from './start-messages.ts';

/** For what is in the first files: the other texts come with the other pages. */
export const t = createText('shell', startMessages);
