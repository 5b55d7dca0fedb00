import type { Environment } from '@portal/platform/environment';
import { Flex, SupportLink, Text, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { t } from '#text/start-t.ts';

interface FooterBarProps extends Pick<Environment, 'links' | 'companyName'> {
  year: number | string;
  /** What only some portals have, behind the links. */
  children?: ReactNode;
}

/** The footer from its texts, for the footer itself and for the static skeleton. */
export const FooterBar = ({ links, companyName, year, children }: FooterBarProps) => (
  <Flex
    as="footer"
    _print={{ display: 'none' }}
    wrap="wrap"
    columnGap="6"
    rowGap={{ base: '0', md: '2' }}
    paddingInline={{ base: '4', md: '8' }}
    paddingBlock={{ base: '4', md: '5' }}
    borderTopWidth="1px"
    bg="bg.panel"
    fontSize="xs"
    color="fg.muted"
    css={{
      '& a': {
        color: 'fg.muted',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'control', md: '6' },
      },
    }}
  >
    <TextLink href={links.terms} newTab>
      {t('footer.terms')}
    </TextLink>
    <TextLink href={links.privacy} newTab>
      {t('footer.privacy')}
    </TextLink>
    <SupportLink address={links.support}>{t('footer.support')}</SupportLink>
    {/* A file of the composed portal, with the licences of what is live. */}
    <TextLink href="/licenses.txt" newTab>
      {t('footer.licenses')}
    </TextLink>
    {children}
    <Text marginInlineStart={{ md: 'auto' }} alignSelf="center">
      {t('app.copyright', { year, company: companyName })}
    </Text>
  </Flex>
);
