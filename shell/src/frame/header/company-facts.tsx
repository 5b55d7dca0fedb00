import type { User } from '@portal/contract/user';
import { Box, CopyButton, Flex, Numeral, Text } from '@portal/ui';
import { t } from '#text/t.ts';

/** The account's company, and its id to copy [2.71, 2.72]. */
export function CompanyFacts({ user }: { user: User }) {
  const { companyName, accountId, lastName, firstName } = user;
  return (
    <Box paddingInline="3" paddingTop="2" marginBottom="1" borderBottomWidth="1px" minWidth={{ md: '19rem' }}>
      <Text fontWeight="bold">{t('common.fullName', { lastName, firstName })}</Text>
      <Text tone="muted">{companyName}</Text>
      <Text tone="muted" marginTop="2">
        {t('userMenu.companyId')}
      </Text>
      <Flex align="center" fontSize="sm">
        {/* Any text may be an id: a long one breaks. */}
        <Numeral whiteSpace="normal">{accountId}</Numeral>
        <CopyButton text={accountId} label={t('userMenu.copyCompanyId')} />
      </Flex>
    </Box>
  );
}
