import { todayInTokyo, yearOf } from '@portal/shared/text';
import { Flex, SupportLink, Text, TextLink } from '@portal/shared/ui';
import { usePortal } from '#portal/portal.ts';
import { t } from '#text/t.ts';

/** [2.77-2.79] */
export function Footer() {
  const { links, companyName } = usePortal().environment;
  return (
    <Flex
      as="footer"
      _print={{ display: 'none' }}
      wrap="wrap"
      columnGap="6"
      rowGap="2"
      paddingInline={{ base: '4', md: '8' }}
      paddingBlock="5"
      borderTopWidth="1px"
      bg="bg.panel"
      fontSize="xs"
      color="fg.muted"
      css={{ '& a': { color: 'fg.muted' } }}
    >
      <TextLink href={links.terms} newTab>
        {t('footer.terms')}
      </TextLink>
      <TextLink href={links.privacy} newTab>
        {t('footer.privacy')}
      </TextLink>
      <SupportLink address={links.support}>{t('footer.support')}</SupportLink>
      <Text marginInlineStart={{ md: 'auto' }}>
        {t('app.copyright', { year: yearOf(todayInTokyo()), company: companyName })}
      </Text>
    </Flex>
  );
}
