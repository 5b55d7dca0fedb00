import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/index.ts';
import { type ErrorDialogContent, errorDialogContent } from './error-dialog-content.ts';

export interface ErrorRequest {
  error?: unknown;
  /** Replaces the title derived from the error. */
  title?: string;
  /** Replaces the hint [8.4]. */
  message?: string;
  /** For a write: where the customer sees whether it has been done. */
  whereToLook?: string | undefined;
}
export interface ConfirmRequest {
  title?: string;
  body: ReactNode;
  confirmLabel: string;
  tone?: 'default' | 'danger';
  /** Shown below the body: a field, or a list of the items concerned. */
  children?: ReactNode;
}
export interface MessageRequest {
  title?: string;
  body: ReactNode;
}

type DialogRequest =
  | { kind: 'error'; content: ErrorDialogContent; isOfRead: boolean }
  | ({ kind: 'confirm' } & ConfirmRequest)
  | ({ kind: 'notice' | 'info' } & MessageRequest);

export type OpenDialog = DialogRequest & {
  id: number;
  answered: Promise<boolean>;
  answer: (yes: boolean) => void;
};

export interface Dialogs {
  /**
   * Resolves when it is closed. A failure is shown once, however many parts of the page notice it: not while the same
   * words are on screen, and not for a read that began before they were closed.
   */
  error(request: ErrorRequest): Promise<void>;
  /** Whether a dialog has shown this error, so that a card need not say it again. */
  hasSaid(error: unknown): boolean;
  /** true: the customer confirmed. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  notice(request: MessageRequest): Promise<void>;
  info(request: MessageRequest): Promise<void>;
}

/** Shows one dialog at a time. Each is a promise for its caller. */
export function createDialogQueue() {
  const store = createStore<{ readonly queue: readonly OpenDialog[] }>(() => ({ queue: [] }));
  let lastId = 0;
  const queued = () => store.getState().queue;

  function open(request: DialogRequest): Promise<boolean> {
    lastId += 1;
    const id = lastId;
    let resolve: (yes: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((settle) => {
      resolve = settle;
    });
    const answer = (yes: boolean) => {
      store.setState(({ queue }) => ({ queue: queue.filter((dialog) => dialog.id !== id) }));
      resolve(yes);
    };
    store.setState(({ queue }) => ({ queue: [...queue, { ...request, id, answered, answer }] }));
    return answered;
  }

  /** When each text was closed last. */
  const closed = new Map<string, number>();
  const said = new WeakSet<Error>();

  async function openError(content: ErrorDialogContent, error: unknown): Promise<void> {
    if (error instanceof Error) said.add(error);
    const words = wordsOf(content);
    const same = queued().find((open) => open.kind === 'error' && wordsOf(open.content) === words);
    if (!same && isRead(error) && error.startedAt < (closed.get(words) ?? 0)) return;
    await (same?.answered ?? open({ kind: 'error', content, isOfRead: isRead(error) }));
    closed.set(words, Date.now());
  }

  const dialogs: Dialogs = {
    async error({ error, title, message, whereToLook }) {
      const content = errorDialogContent(error, whereToLook);
      await openError({ ...content, title: title ?? content.title, hint: message ?? content.hint }, error);
    },
    hasSaid: (error) => error instanceof Error && said.has(error),
    confirm: (request) => open({ kind: 'confirm', ...request }),
    async notice(request) {
      await open({ kind: 'notice', ...request });
    },
    async info(request) {
      await open({ kind: 'info', ...request });
    },
  };
  /** Answers every pending question with "no": the page that asked is gone. */
  const closeAll = () => {
    for (const dialog of queued()) dialog.answer(false);
  };
  /** Failed reads are repeated after maintenance, so their dialogs are closed. */
  const closeReadErrors = () => {
    for (const dialog of queued()) if (dialog.kind === 'error' && dialog.isOfRead) dialog.answer(false);
  };
  /** The dialog to show now. */
  const head = (): OpenDialog | undefined => queued()[0];
  return { dialogs, closeAll, closeReadErrors, subscribe: store.subscribe, head };
}

const wordsOf = ({ title, hint }: ErrorDialogContent) => `${title}\n${hint}`;

const isRead = (error: unknown): error is ApiError => error instanceof ApiError && error.method === 'GET';

export const dialogQueue = createDialogQueue();
export const { dialogs } = dialogQueue;
