import { createStore } from 'zustand/vanilla';
import type { Session } from './session.ts';

/** What the page knows of its customer. Only the session writes it; tests do so through `@portal/app-kit/testing`. */
export const sessionStore = createStore<Session>(() => ({ state: 'loading' }));
