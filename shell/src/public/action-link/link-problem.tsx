import { Notice, Sentence } from '@portal/ui';
import type { ReactNode } from 'react';
import { PublicPage } from '#screens/public-page.tsx';

interface LinkProblemProps {
  title: string;
  messages: readonly string[];
  /** What helps: a new mail, another attempt, or the login. */
  children: ReactNode;
}

/** Says that a mail's link did not work, and how to go on. */
export const LinkProblem = ({ title, messages, children }: LinkProblemProps) => (
  <PublicPage title={title}>
    <Notice tone="bad">
      {messages.map((message) => (
        <p key={message}>
          <Sentence>{message}</Sentence>
        </p>
      ))}
    </Notice>
    {children}
  </PublicPage>
);
