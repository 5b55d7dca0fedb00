import { Heading, Sentence, Stack, Text, usePageHeading } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';

interface PublicPageProps {
  title: string;
  lead?: string;
  /** The page has replaced a form that was sent: the heading gets the focus, so that it is read out. */
  isOutcome?: boolean;
  children?: ReactNode;
}

/** A screen for visitors, inside the card of the public layout. */
export function PublicPage({ title, lead, isOutcome = false, children }: PublicPageProps) {
  const headingRef = usePageHeading(title);
  useEffect(() => {
    if (isOutcome) headingRef.current?.focus({ preventScroll: true });
  }, [isOutcome, headingRef]);
  return (
    <Stack gap="5">
      <Heading as="h1" size="page" ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {lead ? (
        <Text>
          <Sentence>{lead}</Sentence>
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}
