import { usePageTitle } from '@portal/platform';
import { Heading, Sentence, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { CentredPage } from './centred-page.tsx';

interface FullPageMessageProps {
  /** A picture above the title, which is then in the middle. */
  picture?: ReactNode;
  title: string;
  body: string;
  /** Further text, or what the customer can do. */
  children: ReactNode;
}

/** A message shown instead of the whole portal. */
export function FullPageMessage({ picture, title, body, children }: FullPageMessageProps) {
  usePageTitle(title);
  return (
    <CentredPage>
      <Stack gap="5" role="alert" {...(picture && { align: 'center', textAlign: 'center' })}>
        {picture}
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text>
          <Sentence>{body}</Sentence>
        </Text>
        <Stack gap="3">{children}</Stack>
      </Stack>
    </CentredPage>
  );
}
