import type { To } from '@portal/platform/router';
import type { ReactNode } from 'react';
import { TextLink } from '../action/link.tsx';
import { Box, Flex, Heading, UserText } from '../layout/layout.ts';
import { ChevronLeftIcon } from '../theme/icons.ts';
import { PageBody } from './page-body.ts';
import { HeadingSkeleton } from './page-skeleton.tsx';
import { usePageHeading } from './use-page-heading.ts';

type PageTitle =
  | {
      /** The h1, and the tab's title unless `tabTitle` says otherwise. */
      title: string;
      /** The same text with parts that stay on one line. */
      heading?: ReactNode;
      tabTitle?: string;
    }
  /** A title that is still loading: its space is kept, and no other text is shown in it. */
  | { title: null; tabTitle: string; heading?: never };

type PageProps = PageTitle & {
  /** The heading while the title is loading, where a list has just shown it. */
  listedTitle?: string | undefined;
  /** Shown beside the title: a status badge. */
  titleAside?: ReactNode;
  back?: { to: To; label: string };
  actions?: ReactNode;
  /** The actions stay beside the heading even on a phone. */
  hasSmallActions?: boolean;
  /** A line close below the heading: what the page is about, in short. */
  facts?: ReactNode;
  width?: 'content' | 'form';
  children?: ReactNode;
};

/** A page below the header: way back, heading with status and actions, content. */
export function Page(props: PageProps) {
  const { titleAside, back, actions, hasSmallActions = false, facts, width = 'content', children, ...titles } = props;
  const { title, listedTitle, tabTitle = title ?? '' } = titles;
  const { heading = title ?? (listedTitle ? <UserText>{listedTitle}</UserText> : null) } = titles;
  const headingRef = usePageHeading(tabTitle, heading !== null);
  return (
    <PageBody maxWidth={width}>
      {back ? <BackLink {...back} /> : null}
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="3" marginBottom={facts ? '2' : { base: '4', md: '6' }}>
        <Flex
          align="center"
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          flex={`1 1 ${hasSmallActions ? 8 : 20}rem`}
          minWidth="0"
        >
          {heading === null ? (
            <HeadingSkeleton />
          ) : (
            <Heading as="h1" size="page" ref={headingRef} tabIndex={-1}>
              {heading}
            </Heading>
          )}
          {titleAside}
        </Flex>
        {actions ? (
          <Flex gap="3" wrap="wrap" flexGrow={hasSmallActions ? 0 : { base: 1, md: 0 }}>
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {facts ? <Box marginBottom="4.5">{facts}</Box> : null}
      {children}
    </PageBody>
  );
}

function BackLink({ to, label }: { to: To; label: string }) {
  return (
    <Box
      marginBottom="2"
      fontSize="sm"
      _print={{ display: 'none' }}
      css={{
        '& a': {
          marginInlineStart: '-1',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: { base: 'control', md: '8' },
        },
      }}
    >
      <TextLink to={to}>
        <ChevronLeftIcon size={16} />
        <span>{label}</span>
      </TextLink>
    </Box>
  );
}
